import type { Answer, Call } from '@galleria/contract/call';
import { changeCartItem, selectCartItems } from '@galleria/contract/cart/cart';
import type { RemovedLine } from './cart-change.ts';
import { type CartData, linesOf } from './cart-data.ts';

type Refusal = Extract<Answer<typeof changeCartItem>, { ok: false }>;

/**
 * Puts removed lines back into the cart as they were; SKUs that are in the cart again keep their line. Returns the
 * first refusal. The last line is added first, to restore the order.
 */
export async function restoreLines(
  call: Call,
  { cart, expired }: CartData,
  lines: readonly RemovedLine[],
): Promise<Refusal | undefined> {
  const inCart = new Set([...linesOf(cart), ...expired].map(({ skuId }) => skuId));
  const unchecked: number[] = [];
  for (const line of lines.toReversed()) {
    if (inCart.has(line.skuId)) continue;
    const answer = await restoreLine(call, line);
    if (!answer.ok) return answer;
    if (!line.isChecked) unchecked.push(answer.data.basketId);
  }
  if (unchecked.length > 0) await call(selectCartItems, { basketIds: unchecked, isChecked: 0 });
  return undefined;
}

/**
 * Of two concurrent restores, neither finds the SKU in the cart and both add it. The second one sees a count above its
 * own and sets it back.
 */
async function restoreLine(call: Call, { skuId, count }: RemovedLine): Promise<Answer<typeof changeCartItem>> {
  const answer = await call(changeCartItem, { skuId, count });
  const isDuplicate = answer.ok && answer.data.prodCount > count;
  return isDuplicate ? call(changeCartItem, { skuId, oldSkuId: skuId, count }) : answer;
}
