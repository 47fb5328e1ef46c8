import { createContext, use } from 'react';

/**
 * Whose the HTML of a part is. `everyone`: it shows nothing of who is signed in besides that somebody is, and nothing of
 * the cart besides whether something is in it; inside it `useShell` and `useAccount` know no more than that. `person`:
 * also what is theirs.
 */
export type KeptFor = 'everyone' | 'person';

/** A part that may be sent again as it was sent a moment ago. */
export interface KeptPart {
  readonly id: string;
  readonly keptFor: KeptFor;
  /** It has props, so it shows data of its page; others show the shell's only. */
  readonly isOfPage: boolean;
}

/** On the server, for one page: `kept-parts.server.ts`. */
export interface KeptParts {
  readonly find: (part: KeptPart) => string | undefined;
}

export const KeptPartsContext = createContext<KeptParts | undefined>(undefined);

/** Inside a part that is kept for everyone. */
export const ForEveryoneContext = createContext(false);

/** What stands inside the part's element, if it was rendered for the same data a moment ago. Never in browsers. */
export function useKeptHtml(part: KeptPart | undefined): string | undefined {
  const parts = use(KeptPartsContext);
  return import.meta.env.SSR && part ? parts?.find(part) : undefined;
}
