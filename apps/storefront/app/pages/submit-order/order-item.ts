import type { OrderItem } from './checkout-types.ts';

const WHOLE = /^[1-9]\d{0,8}$/;

/** `?sku=…&count=…`: bought directly, the cart stays as it is. */
export function orderItemIn(query: URLSearchParams): OrderItem | undefined {
  const skuId = query.get('sku') ?? '';
  const count = query.get('count') ?? '';
  if (!WHOLE.test(skuId)) return undefined;
  return { skuId: Number(skuId), prodCount: WHOLE.test(count) ? Number(count) : 1 };
}
