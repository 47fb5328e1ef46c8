import type { PageVisit } from '@galleria/contract/call';
import { favouriteIds, toggleFavourite } from '@galleria/contract/favourites';
import { need, outcomeOf } from '../../forms/answers.server.ts';
import type { FormState } from '../../forms/form-state.ts';

/** The call only turns round, so what is kept already is left alone. Answers with what stood against it, if anything. */
export async function keepProducts(
  visit: PageVisit,
  url: URL,
  prodIds: readonly number[],
): Promise<FormState | undefined> {
  const kept = new Set((await need(visit, url, favouriteIds, {})).prodIds);
  for (const prodId of prodIds) {
    if (kept.has(prodId)) continue;
    const answer = await visit.call(toggleFavourite, { prodId });
    if (!answer.ok) return outcomeOf(answer, { url, values: {} });
  }
  return undefined;
}
