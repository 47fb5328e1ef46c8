import type { flashSaleInfo } from '@galleria/contract/activities/flash-sale';
import type { OutputOf } from '@galleria/contract/operation';
import type { Product } from '../detail-data.ts';

export type FlashSale = OutputOf<typeof flashSaleInfo>;

/** The product as sold in the flash sale: only its SKUs there, at their prices, with the stock left in the pool. */
export function flashProduct(product: Product, sale: FlashSale): Product {
  const offers = new Map(sale.skus.map((sku) => [sku.skuId, sku]));
  const skuList = product.skuList.flatMap((sku) => {
    const offer = offers.get(sku.skuId);
    if (!offer) return [];
    return [{ ...sku, price: offer.price, oriPrice: sku.price, stocks: offer.seckillTotalStocks }];
  });
  const prices = skuList.map(({ price }) => price);
  return {
    ...product,
    skuList,
    price: Math.min(...prices),
    maxPrice: Math.max(...prices),
    totalStocks: skuList.reduce((sum, { stocks }) => sum + stocks, 0),
    limitPerBuyer: Math.min(sale.limitPerBuyer, product.limitPerBuyer ?? sale.limitPerBuyer),
  };
}

/** When the sale turns; undefined once it is over. */
export function turnOfSale({ state, startTimeIso, endTimeIso }: FlashSale): string | undefined {
  if (state === 'ended') return undefined;
  return state === 'notStarted' ? startTimeIso : endTimeIso;
}
