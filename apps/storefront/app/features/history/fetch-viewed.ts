import { browsingHistoryPage } from '@galleria/contract/favourites/favourites';
import { productsById } from '@galleria/contract/search/search';
import { api } from '../../api/client.ts';
import { type CardProduct, cardProduct } from '../products/card-product.ts';
import { viewedProducts } from './viewed-products.ts';

/** Products that were viewed in this browser and are still for sale, with their current data. */
export async function fetchViewed(most: number): Promise<CardProduct[]> {
  const prodIds = viewedProducts();
  if (prodIds.length === 0) return [];
  const found = await api(productsById, { prodIds: prodIds.join(','), size: prodIds.length });
  return found.ok ? found.data.records.slice(0, most).map(cardProduct) : [];
}

/** Entries to fetch: a product that was viewed on several days has several. */
const ENTRIES = 30;

/** The same from the buyer's browsing history on the server; an ended session does not open the login popup. */
export async function fetchHistory(most: number): Promise<CardProduct[]> {
  const found = await api(browsingHistoryPage, { size: ENTRIES }, { ownSignIn: true });
  if (!found.ok) return [];
  const latest = new Map(found.data.records.filter(({ isStale }) => !isStale).map((entry) => [entry.prodId, entry]));
  return [...latest.values()].slice(0, most).map(cardProduct);
}
