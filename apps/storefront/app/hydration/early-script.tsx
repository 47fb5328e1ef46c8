import { createContext, use } from 'react';
import { recordEarlyInteractions } from './early-interactions.ts';

/** Known on the server only; browsers hide the nonces of a page from its scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/** In the head, so that it runs before anything can be tapped. */
export function EarlyScript() {
  return (
    <script nonce={use(NonceContext)} suppressHydrationWarning>
      {import.meta.env.SSR ? `(${recordEarlyInteractions})()` : ''}
    </script>
  );
}
