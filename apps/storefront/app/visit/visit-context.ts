import type { PageVisit } from '@galleria/contract/call';
import { createContext } from 'react-router';

/** Set by the server before it renders; read by `context.get(visitContext)` in loaders and actions. */
export const visitContext = createContext<PageVisit>();
