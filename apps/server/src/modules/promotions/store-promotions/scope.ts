import type { Catalogue } from '../../catalogue/index.ts';

/** Whether all of these products exist and belong to the store. */
export async function areOwnProducts(
  catalogue: Pick<Catalogue, 'cards'>,
  storeId: number,
  prodIds: readonly number[],
): Promise<boolean> {
  if (prodIds.length === 0) return true;
  const cards = await catalogue.cards(prodIds, 'en');
  return prodIds.every((prodId) => cards.get(prodId)?.shopId === storeId);
}
