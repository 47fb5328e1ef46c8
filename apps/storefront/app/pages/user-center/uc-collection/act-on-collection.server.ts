import type { Answer, PageVisit } from '@galleria/contract/call';
import { removeAlerts, setPriceAlert } from '@galleria/contract/favourites/alerts';
import {
  favouriteIds,
  removeFavourites,
  toggleFavourite,
  toggleFollowedStore,
  unfollowStores,
} from '@galleria/contract/favourites/favourites';
import type { Operation } from '@galleria/contract/operation';
import type { FavouriteKind } from '../../../features/favourites/favourites-store.ts';
import { callOrThrow, outcomeOf } from '../../../forms/answers.server.ts';
import { serverText } from '../../../messages/server-text.server.ts';
import type { FavouritesOutcome } from './favourites-form.ts';

/** Maximum of ids in one call. */
const MAX_IDS = 100;

/**
 * Removes the selected entries, or one favourite or alert (`only`), or restores entries (`intent=restore`); or turns
 * the price alert of a favourite on or off (`watch`, `unwatch`).
 */
export async function actOnCollection(visit: PageVisit, url: URL, data: FormData): Promise<FavouritesOutcome> {
  const [watched] = validIds([data.get('watch') ?? data.get('unwatch')]);
  if (watched) {
    return outcome(await visit.call(setPriceAlert, { prodId: watched, isOn: data.has('watch') }), url);
  }
  const kind = data.get('kind') === 'store' ? 'store' : 'product';
  const ids = idsIn(data);
  if (ids.length === 0) {
    return { errors: { form: serverText(visit.locale)('favourites.page.nothingChosen') }, values: {} };
  }
  if (data.get('kind') === 'alert') return outcome(await visit.call(removeAlerts, { alertIds: ids }), url);
  if (data.get('intent') === 'restore') return restore(visit, url, kind, ids);
  const answer =
    kind === 'store'
      ? await visit.call(unfollowStores, { shopIds: ids })
      : await visit.call(removeFavourites, { prodIds: ids });
  return outcome(answer, url, { kind, ids, isOn: false });
}

function idsIn(data: FormData): number[] {
  const only = data.get('only');
  const named = only === null ? data.getAll('id') : [only];
  return validIds(named).slice(0, MAX_IDS);
}

function validIds(values: readonly (FormDataEntryValue | null)[]): number[] {
  return [...new Set(values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0))];
}

/**
 * The operation only toggles, so favourites that are back already are skipped. The last is added first, to restore the
 * order.
 */
async function restore(visit: PageVisit, url: URL, kind: FavouriteKind, ids: number[]): Promise<FavouritesOutcome> {
  const { prodIds, shopIds } = await callOrThrow(visit, url, favouriteIds, {});
  const present = new Set(kind === 'store' ? shopIds : prodIds);
  for (const id of ids.toReversed()) {
    if (present.has(id)) continue;
    const answer =
      kind === 'store'
        ? await visit.call(toggleFollowedStore, { shopId: id })
        : await visit.call(toggleFavourite, { prodId: id });
    if (!answer.ok) return outcome(answer, url);
  }
  return { errors: {}, values: {}, done: true, change: { kind, ids, isOn: true } };
}

function outcome<O extends Operation>(
  answer: Answer<O>,
  url: URL,
  change?: FavouritesOutcome['change'],
): FavouritesOutcome {
  return { ...outcomeOf(answer, { url, values: {} }), change: answer.ok ? change : undefined };
}
