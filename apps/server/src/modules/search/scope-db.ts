import { filtersOfCoupon } from './coupon-scope.ts';
import { type Filters, scopesOf } from './filters.ts';
import { SHELF } from './shelf-kinds.ts';
import type { Put } from './statements.ts';

/** How much of a list is looked at to tell how many of all pass the filters. */
const SAMPLE = 400;

/** The smallest of the lists that hold all that is wanted. Of several owners each has a list, to be merged. */
export function smallestScope(put: Put, filters: Filters): string {
  if (filters.coupon?.scope === 'products') return namedScope(put, filters);
  const { kinds, owners } = scopesOf(filters);
  return `scope as materialized (
    select c.kind, array_agg(c.owner) as owners, coalesce(sum(z.products), 0)::int as size
    from unnest(${put(kinds, 'smallint[]')}, ${put(owners, 'int[]')}) c(kind, owner)
    left join search_shelf_size z on z.kind = c.kind and z.owner = c.owner
    group by c.kind order by size, c.kind desc limit 1)`;
}

/** A coupon for a few products makes a list of its own: nobody goes along a whole mall to find them. */
function namedScope(put: Put, filters: Filters): string {
  return `scope as materialized (
    select ${SHELF.mall}::smallint as kind, array[0] as owners, count(*)::int as size
    from search_shelf s where s.kind = ${SHELF.mall} and s.owner = 0 ${namedOnly(put, filters)})`;
}

/** What `s` has to be beside standing in the list, where a coupon names products. */
export function namedOnly(put: Put, { coupon }: Filters): string {
  const { productIds } = filtersOfCoupon(coupon);
  return productIds ? `and s.product_id = any(${put(productIds, 'int[]')})` : '';
}

/** A fair sample of the scope, or all of it when it is small. */
export function sampleOfScope(put: Put, filters: Filters, most: number): string {
  return `select t.* from scope cross join lateral unnest(scope.owners) o(owner)
    cross join lateral (select s.* from search_shelf s where s.kind = scope.kind and s.owner = o.owner ${namedOnly(put, filters)}
      order by s.sample, s.product_id limit ${most}) t
    order by t.sample, t.product_id limit ${most}`;
}

export function wholeScope(put: Put, filters: Filters): string {
  return `select s.* from scope cross join lateral unnest(scope.owners) o(owner)
    join search_shelf s on s.kind = scope.kind and s.owner = o.owner ${namedOnly(put, filters)}`;
}

/** Of how many looked at how many pass, when there is a condition. */
export function countPassing(put: Put, filters: Filters, passes: string | false): string {
  if (!passes) return 'select 0 as seen, 0 as passing';
  return `select count(*) as seen, count(*) filter (where ${passes}) as passing from (${sampleOfScope(put, filters, SAMPLE)}) t`;
}
