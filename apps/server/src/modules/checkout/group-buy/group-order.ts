import type * as contract from '@galleria/contract/checkout/group-buy';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { confirmPurchase } from '../confirm-order.ts';
import type { CheckoutContext } from '../index.ts';
import { submitPurchase } from '../submit-order.ts';
import { groupPurchase } from './group-purchase.ts';

export const confirmGroupOrder: UseCase<typeof contract.confirmGroupOrder, CheckoutContext> = (
  context,
  input,
  caller,
) => confirmPurchase(context, input, caller, groupPurchase(input.orderItem, caller.actor.userId));

/** Takes a place in a group and reserves the stock, or does neither. */
export const submitGroupOrder: UseCase<typeof contract.submitGroupOrder, CheckoutContext> = (context, input, caller) =>
  submitPurchase(context, input, caller, groupPurchase(input.orderItem, caller.actor.userId));
