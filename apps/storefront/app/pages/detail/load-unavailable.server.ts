import type { PageVisit } from '@galleria/contract/call';
import { searchProducts } from '@galleria/contract/search/search';
import { cardProduct } from '../../features/products/card-product.ts';
import type { UnavailableData } from './detail-data.ts';
import { loadRelated } from './load-detail.server.ts';

const MOST_SOLD = 2;
const POPULAR_SHOWN = 10;

/** The page of a product that cannot be opened: the reason, what is left of it, and other products. */
export async function unavailableProductData(
  visit: PageVisit,
  reason: UnavailableData['reason'],
  prodId: number | undefined,
  refusalData: unknown,
): Promise<UnavailableData> {
  const { categoryId, ...remaining } = remainingData(refusalData);
  const related = prodId === undefined || reason === 'missing' ? [] : await loadRelated(visit, prodId, categoryId);
  const areRelated = related.length > 0;
  return { reason, ...remaining, others: areRelated ? related : await loadPopular(visit), areRelated };
}

async function loadPopular({ call }: PageVisit) {
  const popular = await call(searchProducts, { sort: MOST_SOLD, size: POPULAR_SHOWN });
  return popular.ok ? popular.data.records.map(cardProduct) : [];
}

const GONE = 410;
const NOT_FOUND = 404;

/** 410 for products that were on sale once; 404 for those that never were, or whose store may open again. */
const UNAVAILABLE_REASONS: ReadonlyMap<string, { reason: UnavailableData['reason']; status: number }> = new Map([
  ['product.offShelf', { reason: 'offShelf', status: GONE }],
  ['product.takenDown', { reason: 'takenDown', status: GONE }],
  ['product.waiting', { reason: 'waiting', status: NOT_FOUND }],
  ['store.notOpen', { reason: 'storeNotOpen', status: NOT_FOUND }],
  ['product.notFound', { reason: 'missing', status: NOT_FOUND }],
  ['input.invalid', { reason: 'missing', status: NOT_FOUND }],
]);

/** Reason and status of the page for a refusal; undefined when the call failed for another reason. */
export function unavailableReason(reason: string | undefined) {
  return UNAVAILABLE_REASONS.get(reason ?? '');
}

/** A refusal carries the remaining data of the product, if there ever was one. */
function remainingData(data: unknown): { name: string; picture: string; categoryId: number | undefined } {
  const [name, picture, categoryId] = ['prodName', 'pic', 'categoryId'].map((key) => valueAt(data, key));
  return {
    name: typeof name === 'string' ? name : '',
    picture: typeof picture === 'string' ? picture : '',
    categoryId: typeof categoryId === 'number' ? categoryId : undefined,
  };
}

function valueAt(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}
