import { favouriteIds, toggleFavourite, toggleFollowedStore } from '@galleria/contract/favourites';
import { api } from '../../api/client.ts';
import type { KeptKind } from './favourites-store.ts';

/** One call for all hearts of a page. A session that has ended is no news here: nobody asked for anything yet. */
export async function askWhatIsKept() {
  const answer = await api(favouriteIds, {}, { ownSignIn: true });
  return answer.ok ? answer.data : undefined;
}

/** Whether it is kept now; that nobody is signed in any more; or nothing when the server refused. The page then says so. */
export async function toggleKept(kind: KeptKind, id: number): Promise<boolean | 'guest' | undefined> {
  const answer =
    kind === 'store'
      ? await api(toggleFollowedStore, { shopId: id }, { toast: true })
      : await api(toggleFavourite, { prodId: id }, { toast: true });
  if (answer.ok) return answer.data;
  return answer.reason === 'access.signIn' ? 'guest' : undefined;
}
