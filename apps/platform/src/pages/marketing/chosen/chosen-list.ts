interface Named {
  readonly prodId: number;
}

/** Appends the product; a product that is in the list already keeps its place. */
export function added<Product extends Named>(products: readonly Product[], product: Product): readonly Product[] {
  return holds(products, product.prodId) ? products : [...products, product];
}

export function removed<Product extends Named>(products: readonly Product[], prodId: number): Product[] {
  return products.filter((one) => one.prodId !== prodId);
}

/** Inserts the product at its former place, or at the end if the list has become shorter. */
export function putBack<Product extends Named>(
  products: readonly Product[],
  product: Product,
  place: number,
): readonly Product[] {
  if (holds(products, product.prodId)) return products;
  return [...products.slice(0, place), product, ...products.slice(place)];
}

export function holds(products: readonly Named[], prodId: number): boolean {
  return products.some((one) => one.prodId === prodId);
}

export function idsOf(products: readonly Named[]): number[] {
  return products.map(({ prodId }) => prodId);
}

export function isSameOrder(products: readonly Named[], prodIds: readonly number[]): boolean {
  return products.length === prodIds.length && products.every(({ prodId }, place) => prodId === prodIds[place]);
}
