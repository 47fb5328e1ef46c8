interface WithProductId {
  readonly prodId: number;
}

/** Appends the product; a product that is in the list already keeps its place. */
export function appendProduct<Product extends WithProductId>(
  products: readonly Product[],
  product: Product,
): readonly Product[] {
  return includesProduct(products, product.prodId) ? products : [...products, product];
}

export function removeProduct<Product extends WithProductId>(products: readonly Product[], prodId: number): Product[] {
  return products.filter((one) => one.prodId !== prodId);
}

/** Inserts the product at its former place, or at the end if the list has become shorter. */
export function insertProduct<Product extends WithProductId>(
  products: readonly Product[],
  product: Product,
  index: number,
): readonly Product[] {
  if (includesProduct(products, product.prodId)) return products;
  return [...products.slice(0, index), product, ...products.slice(index)];
}

export function includesProduct(products: readonly WithProductId[], prodId: number): boolean {
  return products.some((one) => one.prodId === prodId);
}

export function idsOf(products: readonly WithProductId[]): number[] {
  return products.map(({ prodId }) => prodId);
}

export function isSameOrder(products: readonly WithProductId[], prodIds: readonly number[]): boolean {
  return products.length === prodIds.length && products.every(({ prodId }, index) => prodId === prodIds[index]);
}
