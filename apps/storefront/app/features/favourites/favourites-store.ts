import { createExternalStore } from '../../ui/external-store.ts';
import { pendingIntent } from '../accounts/pending-intent.ts';

/** A favourite product or a followed store. */
export type FavouriteKind = 'product' | 'store';

interface Favourite {
  readonly kind: FavouriteKind;
  readonly id: number;
}

interface Favourites {
  /** `undefined` for guests. */
  readonly userId: string | undefined;
  /** Resolves when the server has answered or could not be reached. */
  readonly loaded: Promise<void>;
  /** The server has answered; until then an empty heart says nothing. */
  readonly isLoaded: boolean;
  readonly product: ReadonlySet<number>;
  readonly store: ReadonlySet<number>;
}

const NONE = { isLoaded: false, product: new Set<number>(), store: new Set<number>() };

/** The favourites of the signed-in buyer, shared by all hearts on the page. */
export const favourites = createExternalStore<Favourites>('favourites', {
  ...NONE,
  userId: undefined,
  loaded: Promise.resolve(),
});

/** The click of a guest, or of a buyer whose session has ended: resumed after signing in. */
export const pendingFavourite = pendingIntent('pendingFavourite', isFavourite);

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return false;
  return (value.kind === 'product' || value.kind === 'store') && Number.isSafeInteger(value.id);
}

export function isFavoured(kind: FavouriteKind, id: number): boolean {
  return favourites.get()[kind].has(id);
}

/** Called after every change of a favourite, so that all hearts on the page follow. */
export function markFavourite(kind: FavouriteKind, id: number, isOn: boolean): void {
  const now = favourites.get();
  const ids = new Set(now[kind]);
  if (isOn) ids.add(id);
  else ids.delete(id);
  favourites.set({ ...now, [kind]: ids });
}

/** Loads the buyer's favourites, once per page load and buyer, however many hearts call it. */
export function syncFavourites(userId: string | undefined): Promise<void> {
  const now = favourites.get();
  if (now.userId === userId) return now.loaded;
  const loaded = userId === undefined ? Promise.resolve() : load(userId);
  favourites.set({ ...NONE, userId, loaded });
  return loaded;
}

async function load(userId: string): Promise<void> {
  const calls = await import('./favourite-calls.ts').catch(() => undefined);
  const ids = await calls?.fetchFavouriteIds();
  const now = favourites.get();
  if (!ids || now.userId !== userId) return;
  favourites.set({ ...now, isLoaded: true, product: new Set(ids.prodIds), store: new Set(ids.shopIds) });
}

/** The wanted state of hearts with a call in flight. */
const wantedStates = new Map<string, boolean>();

/**
 * Optimistic update, rolled back when the server refuses. The server's operation only toggles, so there is one call at
 * a time per heart, followed by another if it was clicked meanwhile. Resolves to the final state, or to `undefined` if
 * a call in flight already takes care of the click or the server refused.
 */
export async function toggleFavourite(kind: FavouriteKind, id: number): Promise<boolean | undefined> {
  const key = `${kind} ${id}`;
  const before = isFavoured(kind, id);
  const hasCallInFlight = wantedStates.has(key);
  wantedStates.set(key, !before);
  markFavourite(kind, id, !before);
  if (hasCallInFlight) return undefined;
  const wanted = () => wantedStates.get(key) ?? before;
  const after = await toggleUntil(kind, id, wanted);
  // The session had ended without this page noticing: the buyer is now asked to sign in, as guests are.
  if (after === 'guest' && wanted()) pendingFavourite.remember({ kind, id });
  wantedStates.delete(key);
  const isOn = after === 'guest' ? undefined : after;
  markFavourite(kind, id, isOn ?? before);
  return isOn;
}

/** If another tab toggled it meanwhile, one more call is needed. */
async function toggleUntil(kind: FavouriteKind, id: number, wanted: () => boolean) {
  const calls = await import('./favourite-calls.ts').catch(() => undefined);
  let after = await calls?.callToggle(kind, id);
  while (typeof after === 'boolean' && after !== wanted()) after = await calls?.callToggle(kind, id);
  return after;
}

/**
 * Carries out the click that this buyer made as a guest: once, whichever heart calls first, since signing in may have
 * led to a page without the clicked heart. Resolves to the kind that was added. An existing favourite stays untouched,
 * with its date and price.
 */
export async function resumePendingFavourite(userId: string): Promise<FavouriteKind | undefined> {
  await syncFavourites(userId);
  const pending = pendingFavourite.take();
  if (!pending) return undefined;
  const isDone = isFavoured(pending.kind, pending.id) || (await toggleFavourite(pending.kind, pending.id));
  return isDone ? pending.kind : undefined;
}
