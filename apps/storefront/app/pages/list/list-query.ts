import type { InputOf } from '@galleria/contract/operation';
import type { searchFacets } from '@galleria/contract/search/search';
import { ACTIVITY_KINDS, type ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { SORT_NUMBERS, type SortNumber } from '@galleria/domain/search/sort-order';
import { readKeyword } from '../../features/search/read-keyword.ts';
import type { TrailStep } from './list-data.ts';
import { inBaseCurrency, MAX_AMOUNT, type PriceRange } from './price-range.ts';

/** The query of a list, as in its address. */
export interface ListQuery {
  readonly keyword: string;
  /** The words as typed, without corrections. */
  readonly exact: boolean;
  readonly isNew: boolean;
  readonly sort?: SortNumber;
  /** Categories of the first, second and third level; the deepest one counts. */
  readonly categories: { readonly cpid?: number; readonly cid?: number; readonly thCid?: number };
  readonly brands: readonly number[];
  /** The name of a single brand, carried along in the address. */
  readonly brandName: string;
  readonly shops: readonly number[];
  readonly price: PriceRange;
  readonly rating?: number;
  readonly inStock: boolean;
  readonly delivery?: number;
  /** Only products with an activity of one of these kinds. */
  readonly activities: readonly ActivityKind[];
  /** Only products that this coupon is valid for. */
  readonly couponId?: number;
  readonly page: number;
  readonly cursor?: string;
}

const MAX_CHOICES = 20;
/** The largest id that the search accepts, see the formats of the contract. */
const MAX_ID = 2_147_483_647;
const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;
const INTEGER = /^\d{1,15}$/;

/** Invalid parameters are ignored: an address may be typed, old or truncated. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const integer = (name: string, most = MAX_ID) => parseInteger(params.get(name), most);
  const bid = integer('bid');
  const brands = [...new Set([...(bid ? [bid] : []), ...idsOf(params.get('brands'))])].slice(0, MAX_CHOICES);
  return {
    keyword: readKeyword(params, 'pn'),
    exact: params.get('exact') === '1',
    isNew: params.get('st') === '1',
    sort: SORT_NUMBERS.find((number) => String(number) === params.get('sort')),
    categories: { cpid: integer('cpid'), cid: integer('cid'), thCid: integer('thCid') },
    brands,
    brandName: brands.length === 1 ? readKeyword(params, 'bName') : '',
    shops: idsOf(params.get('shops')),
    price: priceOf(params),
    rating: integer('rating', 5),
    inStock: params.get('stock') === '1',
    delivery: integer('delivery', 4),
    activities: kindsOf(params.get('activity')),
    couponId: integer('couponId'),
    page: integer('page', 1_000_000) ?? 1,
    cursor: params.get('cursor')?.slice(0, 200) || undefined,
  };
}

function parseInteger(text: string | null, most: number): number | undefined {
  const value = text && INTEGER.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

function idsOf(text: string | null): number[] {
  const found = (text ?? '').split(',').flatMap((one) => parseInteger(one, MAX_ID) ?? []);
  return [...new Set(found)].slice(0, MAX_CHOICES);
}

/** In a fixed order, whatever their order in the address. */
function kindsOf(text: string | null): ActivityKind[] {
  const names = (text ?? '').split(',');
  return ACTIVITY_KINDS.filter((kind) => names.includes(kind));
}

function priceOf(params: URLSearchParams): PriceRange {
  const amounts = ['min', 'max'].map((name) => amountOf(params.get(name)));
  const [min, max] = amounts;
  if (min === undefined && max === undefined) return {};
  const isReversed = min !== undefined && max !== undefined && min > max;
  const currency = params.get('cur')?.match(/^[A-Z]{3}$/)?.[0];
  return { min: isReversed ? max : min, max: isReversed ? min : max, currency };
}

function amountOf(text: string | null): number | undefined {
  const typed = text?.trim() ?? '';
  return AMOUNT.test(typed) ? Math.min(Number(typed.replace(',', '.')), MAX_AMOUNT) : undefined;
}

/** Every choice as a parameter, in a fixed order, and nothing else. */
export function listParams(query: ListQuery): URLSearchParams {
  const { keyword, exact, isNew, sort, categories, brands, brandName, shops, price, rating, inStock, delivery } = query;
  const { activities, couponId, page, cursor } = query;
  const isNamedBrand = brands.length === 1 && brandName !== '';
  const entries: [string, string | number | undefined | false][] = [
    ['pn', keyword],
    ['exact', exact && 1],
    ['st', isNew && 1],
    ['cpid', categories.cpid],
    ['cid', categories.cid],
    ['thCid', categories.thCid],
    ['bid', isNamedBrand && brands[0]],
    ['bName', isNamedBrand && brandName],
    ['brands', !isNamedBrand && brands.join(',')],
    ['shops', shops.join(',')],
    ['min', price.min?.toString()],
    ['max', price.max?.toString()],
    ['cur', price.currency],
    ['rating', rating],
    ['stock', inStock && 1],
    ['delivery', delivery],
    ['activity', activities.join(',')],
    ['couponId', couponId],
    ['sort', sort],
    ['cursor', cursor],
    ['page', !cursor && page > 1 && page],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)]] : [])));
}

/** The address of the list with changes, from its first page on. */
export function listAddress(query: ListQuery, change: Partial<ListQuery>): string {
  const params = listParams({ ...query, page: 1, cursor: undefined, ...change });
  return params.size > 0 ? `/list?${params}` : '/list';
}

/** The search without its filters. */
export function unfiltered(query: ListQuery): ListQuery {
  return {
    ...query,
    brands: [],
    brandName: '',
    shops: [],
    price: {},
    rating: undefined,
    inStock: false,
    delivery: undefined,
    activities: [],
    couponId: undefined,
  };
}

export function isFiltered(query: ListQuery): boolean {
  const { brands, shops, activities, price, inStock } = query;
  const isChosen = [brands, shops, activities].some((chosen) => chosen.length > 0) || inStock;
  return (
    isChosen || [price.min, price.max, query.rating, query.delivery, query.couponId].some((one) => one !== undefined)
  );
}

export type Criteria = InputOf<typeof searchFacets>;

/** Search criteria, shared by the products and the facets. */
export function criteriaOf(query: ListQuery, trail: readonly TrailStep[], rate: number): Criteria {
  const { min, max } = inBaseCurrency(query.price, rate);
  return {
    ...(query.keyword && { keyword: query.keyword }),
    ...(query.keyword && query.exact && { exact: 1 }),
    categoryId: trail.at(-1)?.id,
    ...(query.brands.length > 0 && { brandIds: [...query.brands] }),
    ...(query.shops.length > 0 && { shopIds: [...query.shops] }),
    minPrice: min,
    maxPrice: max,
    rating: query.rating,
    ...(query.inStock && { inStock: 1 }),
    delivery: query.delivery,
    ...(query.activities.length > 0 && { activityKinds: [...query.activities] }),
    couponId: query.couponId,
    ...(query.isNew && { isNew: 1 }),
  };
}

/** Sort order and page of the results. */
export function placeOf({ sort, page, cursor }: ListQuery) {
  return { sort, ...(cursor ? { cursor } : { current: page }) };
}
