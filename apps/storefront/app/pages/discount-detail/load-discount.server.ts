import type { PageVisit } from '@galleria/contract/call';
import { cartDiscount } from '@galleria/contract/cart/cart';
import { discountInfo } from '@galleria/contract/promotions/discounts';
import { searchProducts } from '@galleria/contract/search/search';
import { redirect } from 'react-router';
import { shopProduct } from '../../features/stores/shop-product.ts';
import type { DiscountData } from './discount-data.ts';
import { type DiscountQuery, productsAddress } from './discount-query.ts';

const SIZE = 20;
const UNAVAILABLE = 503;

/** Undefined when the discount does not exist. */
export async function loadDiscount(
  { call }: Pick<PageVisit, 'call'>,
  { discountId, sort, current }: DiscountQuery,
): Promise<DiscountData | undefined> {
  const [info, found, cart] = await Promise.all([
    call(discountInfo, { discountId }),
    call(searchProducts, { discountId, sort, current, size: SIZE }),
    call(cartDiscount, { discountId }),
  ]);
  if (!info.ok) {
    if (info.reason === 'discount.notFound' || info.reason === 'input.invalid') return undefined;
    throw new Response(info.message, { status: UNAVAILABLE });
  }
  const discount = info.data;
  if (!found.ok && found.reason === 'search.tooDeep') throw redirect(productsAddress(discount.discountId, sort));
  if (!found.ok) throw new Response(found.message, { status: UNAVAILABLE });
  const { records, pages } = found.data;
  // A page beyond the last one redirects to the last. When `pages` was an estimate that is too high, it redirects to
  // the first one, which is sure to exist.
  if (records.length === 0 && current > 1) {
    throw redirect(productsAddress(discount.discountId, sort, current > pages ? pages : 1));
  }
  return {
    ...{ discount, sort, current, pages },
    products: records.map(shopProduct),
    progress: cart.ok && cart.data.pieces > 0 ? cart.data : undefined,
  };
}
