import type { KeptKind } from '../favourites/favourites-store.ts';

const KEY = 'keptWish';
/** Long enough to register; after that nobody remembers what they had wanted. */
const REMEMBERED_MS = 15 * 60_000;

interface Wish {
  readonly kind: KeptKind;
  readonly id: number;
}

/** A guest wants to keep something: remembered in this tab until they have signed in, also if that leads elsewhere. */
export function rememberWish({ kind, id }: Wish): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kind, id, until: Date.now() + REMEMBERED_MS }));
  } catch {
    // A browser that stores nothing forgets the wish; the heart is still there to be clicked again.
  }
}

/** What this tab's guest wanted last, once: whoever takes it has to see to it. */
export function takeWish(): Wish | undefined {
  try {
    const { kind, id, until } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    const isWish = (kind === 'product' || kind === 'store') && Number.isSafeInteger(id) && until > Date.now();
    return isWish ? { kind, id } : undefined;
  } catch {
    return undefined;
  }
}
