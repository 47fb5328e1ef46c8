interface SkuPrice {
  priceCents: number;
  /** What it cost before; the same when it was never dearer. */
  oldPriceCents: number;
}

/** A product shows the price of its cheapest SKU, what that one cost before, and the price of the dearest. */
export function priceRange(skus: readonly SkuPrice[]) {
  const [first, ...others] = skus;
  if (!first) throw new Error('a product without SKUs has no price');
  const cheapest = others.reduce((best, sku) => (sku.priceCents < best.priceCents ? sku : best), first);
  return {
    priceCents: cheapest.priceCents,
    maxPriceCents: Math.max(...skus.map((sku) => sku.priceCents)),
    oldPriceCents: Math.max(cheapest.oldPriceCents, cheapest.priceCents),
  };
}
