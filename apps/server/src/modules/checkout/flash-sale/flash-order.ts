import type * as contract from '@galleria/contract/checkout/flash-sale';
import { refuse } from '@galleria/domain/refusals';
import type { BuyerCaller, UseCase } from '../../../infra/calls/use-case.ts';
import { confirmPurchase } from '../confirm-order.ts';
import type { CheckoutContext } from '../index.ts';
import { submitPurchase } from '../submit-order.ts';
import { flashPurchase } from './flash-purchase.ts';

/** Answers from memory, so that the rush at the start costs no statement. */
export const flashOrderPath: UseCase<typeof contract.flashOrderPath, CheckoutContext> = async (
  { activities, orderPaths, pathRequests },
  { activityId, skuId },
  { actor: { userId } },
) => {
  if (!pathRequests.allows(userId)) return refuse('call.tooMany');
  const current = await activities.current();
  const price = current.priceOf(skuId);
  if (price?.kind !== 'flashSale' || price.activityId !== activityId) return refuse('activity.notRunning');
  if (current.isSoldOut(price)) return refuse('flashSale.soldOut');
  const { path, expiresAt } = orderPaths.issue({ userId, activityId, skuId }, current.now);
  return { path, endTimeIso: expiresAt.toISOString() };
};

export const confirmFlashOrder: UseCase<typeof contract.confirmFlashOrder, CheckoutContext> = async (
  context,
  input,
  caller,
) => {
  const path = verified(context, input, caller);
  if (!path) return refuse('flashSale.path');
  return confirmPurchase(context, input, caller, flashPurchase(context, input.orderItem, path, caller));
};

/** Takes pieces of the pool and marks the path as used, or does neither. */
export const submitFlashOrder: UseCase<typeof contract.submitFlashOrder, CheckoutContext> = async (
  context,
  input,
  caller,
) => {
  const path = verified(context, input, caller);
  if (!path) return refuse('flashSale.path');
  const purchase = flashPurchase(context, input.orderItem, path, caller);
  return context.flashGate.pass(() => submitPurchase(context, input, caller, purchase)) ?? refuse('flashSale.busy');
};

interface Ordered {
  readonly path: string;
  readonly orderItem: { readonly activityId: number; readonly skuId: number };
}

function verified(
  { orderPaths }: CheckoutContext,
  { path, orderItem: { activityId, skuId } }: Ordered,
  { actor: { userId } }: BuyerCaller,
) {
  return orderPaths.verify(path, { userId, activityId, skuId });
}
