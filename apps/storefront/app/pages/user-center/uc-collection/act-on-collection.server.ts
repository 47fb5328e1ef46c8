import type { Answer, PageVisit } from '@galleria/contract/call';
import {
  favouriteIds,
  removeFavourites,
  toggleFavourite,
  toggleFollowedStore,
  unfollowStores,
} from '@galleria/contract/favourites';
import type { Operation } from '@galleria/contract/operation';
import type { KeptKind } from '../../../features/favourites/favourites-store.ts';
import { need, outcomeOf } from '../../../forms/answers.server.ts';
import { serverText } from '../../../words/server-text.server.ts';
import type { KeptOutcome } from './kept-outcome.ts';

/** What one call may let go of. */
const MOST = 100;

/** Lets go of what was chosen, or of one thing (`only`), or takes that back (`intent=restore`). */
export async function actOnCollection(visit: PageVisit, url: URL, data: FormData): Promise<KeptOutcome> {
  const kind = data.get('kind') === 'store' ? 'store' : 'product';
  const ids = idsIn(data);
  if (ids.length === 0) {
    return { errors: { form: serverText(visit.locale)('favourites.page.nothingChosen') }, values: {} };
  }
  if (data.get('intent') === 'restore') return restore(visit, url, kind, ids);
  const answer =
    kind === 'store'
      ? await visit.call(unfollowStores, { shopIds: ids })
      : await visit.call(removeFavourites, { prodIds: ids });
  return outcome(answer, url, { kind, ids, kept: false });
}

function idsIn(data: FormData): number[] {
  const only = data.get('only');
  const named = only === null ? data.getAll('id') : [only];
  const ids = new Set(named.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0));
  return [...ids].slice(0, MOST);
}

/** The call only turns round, so what is kept already is left alone. The last comes first, to end up in the old order. */
async function restore(visit: PageVisit, url: URL, kind: KeptKind, ids: number[]): Promise<KeptOutcome> {
  const { prodIds, shopIds } = await need(visit, url, favouriteIds, {});
  const kept = new Set(kind === 'store' ? shopIds : prodIds);
  for (const id of ids.toReversed()) {
    if (kept.has(id)) continue;
    const answer =
      kind === 'store'
        ? await visit.call(toggleFollowedStore, { shopId: id })
        : await visit.call(toggleFavourite, { prodId: id });
    if (!answer.ok) return outcome(answer, url);
  }
  return { errors: {}, values: {}, done: true, change: { kind, ids, kept: true } };
}

function outcome<O extends Operation>(answer: Answer<O>, url: URL, change?: KeptOutcome['change']): KeptOutcome {
  return { ...outcomeOf(answer, { url, values: {} }), change: answer.ok ? change : undefined };
}
