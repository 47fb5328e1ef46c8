import { createContext, use } from 'react';

/**
 * Who may get the cached HTML of a part. `everyone`: it depends only on whether a buyer is signed in and whether the
 * cart is empty; inside it `useShell` and `useAccount` return no more than that. `person`: it also depends on the
 * account and the cart count.
 */
export type CacheScope = 'everyone' | 'person';

/** A part whose HTML may be reused for a moment. */
export interface CachedPart {
  readonly id: string;
  readonly cacheScope: CacheScope;
  /** The part has props, so it shows data of its page; others show only the shell's. */
  readonly isOfPage: boolean;
}

/** On the server, for one page; see `part-cache.server.ts`. */
export interface PartCache {
  readonly find: (part: CachedPart) => string | undefined;
}

export const PartCacheContext = createContext<PartCache | undefined>(undefined);

/** True inside a part that is kept for everyone. */
export const SharedPartContext = createContext(false);

/** Cached HTML of the part's content, if it was rendered for the same data a moment ago. Never in browsers. */
export function useCachedHtml(part: CachedPart | undefined): string | undefined {
  const parts = use(PartCacheContext);
  return import.meta.env.SSR && part ? parts?.find(part) : undefined;
}
