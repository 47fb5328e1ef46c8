import { favouriteIds, toggleFavourite, toggleFollowedStore } from '@galleria/contract/favourites/favourites';
import { api } from '../../api/client.ts';
import type { FavouriteKind } from './favourites-store.ts';

/*
 * Loaded on demand, so that pages with hearts do not carry the API client.
 */

/** One call for all hearts of a page. An ended session is ignored: the buyer has not clicked anything yet. */
export async function fetchFavouriteIds() {
  const answer = await api(favouriteIds, {}, { ownSignIn: true });
  return answer.ok ? answer.data : undefined;
}

/** The new state; 'guest' when the session has ended; undefined when the server refused, which is shown as a toast. */
export async function callToggle(kind: FavouriteKind, id: number): Promise<boolean | 'guest' | undefined> {
  const answer =
    kind === 'store'
      ? await api(toggleFollowedStore, { shopId: id }, { toast: true })
      : await api(toggleFavourite, { prodId: id }, { toast: true });
  if (answer.ok) return answer.data;
  return answer.reason === 'access.signIn' ? 'guest' : undefined;
}
