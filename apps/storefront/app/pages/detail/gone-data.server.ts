import type { PageVisit } from '@galleria/contract/call';
import { searchProducts } from '@galleria/contract/search';
import { cardProduct } from '../../features/products/card-product.ts';
import type { GoneData } from './detail-data.ts';
import { loadRelated } from './load-detail.server.ts';
import { whatIsLeft } from './what-is-left.ts';

const MOST_SOLD = 2;
const POPULAR_SHOWN = 10;

/** What a page can still say about a product that cannot be opened, and where to go from there. */
export async function goneData(
  visit: PageVisit,
  why: GoneData['why'],
  prodId: number | undefined,
  refusalData: unknown,
): Promise<GoneData> {
  const { categoryId, ...left } = whatIsLeft(refusalData);
  const related = prodId === undefined || why === 'missing' ? [] : await loadRelated(visit, prodId, categoryId);
  const areRelated = related.length > 0;
  return { why, ...left, others: areRelated ? related : await loadPopular(visit), areRelated };
}

async function loadPopular({ call }: PageVisit) {
  const popular = await call(searchProducts, { sort: MOST_SOLD, size: POPULAR_SHOWN });
  return popular.ok ? popular.data.records.map(cardProduct) : [];
}
