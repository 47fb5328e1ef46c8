import type { Answer, Call } from '@galleria/contract/call';
import { changeCartItem, selectCartItems } from '@galleria/contract/cart/cart';
import type { TakenLine } from './cart-change.ts';
import { type CartData, linesOf } from './cart-data.ts';

type Refusal = Extract<Answer<typeof changeCartItem>, { ok: false }>;

/**
 * What was taken out lies in the cart again, as it was; what lies there already stays as it is. Answers with what was
 * said against it. The last comes first, to end up in the old order.
 */
export async function putBack(
  call: Call,
  { cart, gone }: CartData,
  lines: readonly TakenLine[],
): Promise<Refusal | undefined> {
  const there = new Set([...linesOf(cart), ...gone].map(({ skuId }) => skuId));
  const unchecked: number[] = [];
  for (const line of lines.toReversed()) {
    if (there.has(line.skuId)) continue;
    const answer = await putLine(call, line);
    if (!answer.ok) return answer;
    if (!line.isChecked) unchecked.push(answer.data.basketId);
  }
  if (unchecked.length > 0) await call(selectCartItems, { basketIds: unchecked, isChecked: 0 });
  return undefined;
}

/** Of two that put the same back at once, neither has found it there: the later one sees too many and takes them off. */
async function putLine(call: Call, { skuId, count }: TakenLine): Promise<Answer<typeof changeCartItem>> {
  const answer = await call(changeCartItem, { skuId, count });
  const isTwice = answer.ok && answer.data.prodCount > count;
  return isTwice ? call(changeCartItem, { skuId, oldSkuId: skuId, count }) : answer;
}
