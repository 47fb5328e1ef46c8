import type { PageVisit } from '@galleria/contract/call';
import { createContext } from 'react-router';

/** Where the server puts the visit before it renders: `context.get(visitContext)` in loaders and actions. */
export const visitContext = createContext<PageVisit>();
