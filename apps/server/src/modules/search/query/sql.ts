import { createHash } from 'node:crypto';
import { deliveryBit } from '@galleria/domain/search/facets';
import type { Database } from '../../../infra/database/database.ts';
import { LISTING } from '../index/listing-kinds.ts';
import { candidateListings, type Filters } from './filters.ts';

/** Adds a typed parameter to the statement and returns its placeholder. */
export type BindValue = (value: unknown, type: string) => string;

/** Fields of the tsvector of a product `t`. Each expression has an index, so the vector need not be unpacked. */
export const TSVECTOR_FIELDS = {
  name: "ts_filter(t.words, '{a}')",
  nameBrandCategory: "ts_filter(t.words, '{a,b}')",
} as const;

/**
 * All filters as one condition on `t`. The text does not depend on which are used, except for promotions, which are
 * rare.
 */
export function filterCondition(bind: BindValue, filters: Filters): string {
  const int = (value: number | undefined) => bind(value ?? null, 'int');
  const ids = (value: readonly number[] | undefined) => bind(value ?? null, 'int[]');
  const flag = (value: boolean | undefined) => bind(value === true, 'bool');
  const unlessNull = (value: string, test: (value: string) => string) => `(${value} is null or ${test(value)})`;
  const { scope } = filters;
  const scopeConditions = () => [
    unlessNull(ids(scope?.categoryIds), (some) => `array[t.category1, t.category2, t.category3] && ${some}`),
    unlessNull(ids(scope?.shopIds), (shops) => `t.shop_id = any(${shops})`),
    unlessNull(ids(scope?.productIds), (some) => `t.product_id = any(${some})`),
  ];
  const delivery = filters.delivery === undefined ? undefined : deliveryBit(filters.delivery);
  return [
    unlessNull(int(filters.categoryId), (id) => `${id} in (t.category1, t.category2, t.category3)`),
    unlessNull(ids(filters.shopIds), (shops) => `t.shop_id = any(${shops})`),
    unlessNull(int(filters.shopCategoryId), (id) => `t.shop_category_id = ${id}`),
    unlessNull(ids(filters.brandIds), (brands) => `t.brand_id = any(${brands})`),
    ...(scope ? scopeConditions() : []),
    unlessNull(int(filters.minPriceCents), (least) => `t.price >= ${least}`),
    unlessNull(int(filters.maxPriceCents), (most) => `t.price <= ${most}`),
    unlessNull(int(filters.minRatingTenths), (least) => `t.rating >= ${least}`),
    unlessNull(int(delivery), (bit) => `t.delivery & ${bit} <> 0`),
    unlessNull(int(filters.type), (type) => `t.type = ${type}`),
    `(not ${flag(filters.inStock)} or t.in_stock)`,
    // A subquery, so that the clock is read once and not for every row.
    `(not ${flag(filters.isNew)} or t.published > (select extract(epoch from mall_now())::bigint - ${NEW_SECONDS}))`,
  ].join(' and ');
}

const NEW_SECONDS = 30 * 24 * 60 * 60;

/**
 * `listing as (…)`: kind, owners and size of the smallest listing that contains every product the filters may pass.
 * Several owners (two brands, say) are several ranges of the index, merged by the statement.
 */
export function smallestListing(bind: BindValue, filters: Filters): string {
  if (filters.scope?.productIds) return namedProducts(bind, filters);
  const { kinds, owners } = candidateListings(filters);
  if (kinds.length === 1) {
    const [kind, owner] = [bind(kinds[0], 'smallint'), bind(owners[0], 'int')];
    return `listing as materialized (select ${kind} as kind, array[${owner}] as owners,
      coalesce((select z.products from search_shelf_size z where z.kind = ${kind} and z.owner = ${owner}), 0) as size)`;
  }
  return `listing as materialized (
    select c.kind, array_agg(c.owner) as owners, coalesce(sum(z.products), 0)::int as size
    from unnest(${bind(kinds, 'smallint[]')}, ${bind(owners, 'int[]')}) c(kind, owner)
    left join search_shelf_size z on z.kind = c.kind and z.owner = c.owner
    group by c.kind order by size, c.kind desc limit 1)`;
}

/** The owners of `listing`, as rows. A single owner is not unnested: the planner would expect ten rows of an array. */
export function ownersOfListing(filters: Filters): string {
  const isOne = !filters.scope?.productIds && candidateListings(filters).owners.length === 1;
  return isOne ? '(select listing.owners[1])' : 'unnest(listing.owners)';
}

/** A promotion for a few products is a listing of its own, so that the whole mall need not be scanned for them. */
function namedProducts(bind: BindValue, filters: Filters): string {
  return `listing as materialized (
    select ${LISTING.mall}::smallint as kind, array[0] as owners, count(*)::int as size
    from search_shelf s where s.kind = ${LISTING.mall} and s.owner = 0 ${namedProductsOnly(bind, filters)})`;
}

/** A further condition on `s`, for promotions that name products. */
export function namedProductsOnly(bind: BindValue, { scope }: Filters): string {
  const productIds = scope?.productIds;
  return productIds ? `and s.product_id = any(${bind(productIds, 'int[]')})` : '';
}

/** A random sample of `listing`, or the whole listing if it is shorter. */
export function sampleOfListing(bind: BindValue, filters: Filters, size: number): string {
  return `select t.* from listing cross join lateral unnest(listing.owners) o(owner)
    cross join lateral (select s.* from search_shelf s where s.kind = listing.kind and s.owner = o.owner ${namedProductsOnly(bind, filters)}
      order by s.sample, s.product_id limit ${size}) t
    order by t.sample, t.product_id limit ${size}`;
}

export function wholeListing(bind: BindValue, filters: Filters): string {
  return `select s.* from listing cross join lateral unnest(listing.owners) o(owner)
    join search_shelf s on s.kind = listing.kind and s.owner = o.owner ${namedProductsOnly(bind, filters)}`;
}

/** Sample size for estimating how many products of a listing pass the filters. */
const COUNT_SAMPLE = 400;

/** `passing` of `seen` sampled products fulfil the condition; without a condition both are 0. */
export function countMatching(bind: BindValue, filters: Filters, condition: string | undefined): string {
  if (condition === undefined) return 'select 0 as seen, 0 as passing';
  return `select count(*) as seen, count(*) filter (where ${condition}) as passing from (${sampleOfListing(bind, filters, COUNT_SAMPLE)}) t`;
}

const names = new Map<string, string>();

/**
 * Runs a prepared statement whose name is a hash of its text, so that each connection parses and plans it once. There
 * must be few texts: values that differ between calls are bound, and unused filters are bound as null.
 */
export async function runPrepared<Row extends object>(
  { pool }: Pick<Database, 'pool'>,
  write: (bind: BindValue) => string,
): Promise<Row[]> {
  const { text, values } = assemble(write);
  const { rows } = await pool.query<Row>({ name: names.get(text) ?? nameOf(text), text, values });
  return rows;
}

/** Runs a statement that is planned for its values: for those whose best plan depends on them. */
export async function runUnprepared<Row extends object>(
  { pool }: Pick<Database, 'pool'>,
  write: (bind: BindValue) => string,
): Promise<Row[]> {
  const { rows } = await pool.query<Row>(assemble(write));
  return rows;
}

function assemble(write: (bind: BindValue) => string): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  return { text: write((value, type) => `$${values.push(value)}::${type}`), values };
}

function nameOf(text: string): string {
  const name = `search_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
