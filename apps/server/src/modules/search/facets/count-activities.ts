import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/search/search';
import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import { wordQuery } from '@galleria/domain/search/word-query';
import { runningByKind } from '../../activities/index.ts';
import type { SearchContext } from '../context.ts';
import { filtersFor, listingTags, type SearchCriteria } from '../query/filters.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import { readMatchingProducts } from './facets-db.ts';

type ActivityCounts = OutputOf<typeof contract.searchFacets>['activities'];

/** With more products in activities, their kinds are offered without a count. */
const MAX_COUNTED = 5_000;

/**
 * Counts the kinds of running activities among products that pass all filters but that of activities. Samples would
 * miss them, since few products have one: the products come from memory, and one statement checks which of them match.
 */
export async function countActivities(
  context: SearchContext,
  criteria: SearchCriteria,
  parsed: ParsedQuery | undefined,
): Promise<ActivityCounts> {
  const running = runningByKind(await context.activities.current());
  const kinds = ACTIVITY_KINDS.filter((kind) => running.has(kind));
  const prodIds = [...new Set(kinds.flatMap((kind) => [...(running.get(kind) ?? [])]))];
  if (prodIds.length > MAX_COUNTED) return kinds.map((kind) => ({ kind, count: null }));
  const filters = await filtersFor(context, { ...criteria, activityKinds: undefined });
  const cannotMatch = parsed && (parsed.hasUnknownWord || parsed.groups.length === 0);
  if (prodIds.length === 0 || !filters || cannotMatch) return [];
  const tsquery = parsed && wordQuery(parsed.groups, listingTags(filters));
  const found = await readMatchingProducts(context.database, prodIds, filters, tsquery);
  return kinds
    .map((kind) => ({ kind, count: found.filter((prodId) => running.get(kind)?.has(prodId)).length }))
    .filter(({ kind, count }) => count > 0 || criteria.activityKinds?.includes(kind));
}
