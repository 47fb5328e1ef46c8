import { productsById } from '@galleria/contract/search';
import { api } from '../../api/client.ts';
import { seenProducts } from '../../features/history/seen-products.ts';
import { type CardProduct, cardProduct } from '../../features/products/card-product.ts';

/** What this browser looked at and can still be bought, as it is now. */
export async function fetchSeen(most: number): Promise<CardProduct[]> {
  const prodIds = seenProducts();
  if (prodIds.length === 0) return [];
  const found = await api(productsById, { prodIds: prodIds.join(','), size: prodIds.length });
  return found.ok ? found.data.records.slice(0, most).map(cardProduct) : [];
}
