interface SkuPrice {
  priceCents: number;
  /** The previous price of this SKU; the current one when it was never higher. */
  oldPriceCents: number;
}

/** The prices of a product: its lowest and highest, and the previous price of its cheapest SKU. */
export function priceRange(skus: readonly SkuPrice[]) {
  const [first, ...others] = skus;
  if (!first) throw new Error('priceRange: no SKUs');
  const cheapest = others.reduce((best, sku) => (sku.priceCents < best.priceCents ? sku : best), first);
  return {
    priceCents: cheapest.priceCents,
    maxPriceCents: Math.max(...skus.map((sku) => sku.priceCents)),
    oldPriceCents: Math.max(cheapest.oldPriceCents, cheapest.priceCents),
  };
}
