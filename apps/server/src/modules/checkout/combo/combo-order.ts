import type * as contract from '@galleria/contract/checkout/combo';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { confirmPurchase } from '../confirm-order.ts';
import type { CheckoutContext } from '../index.ts';
import { submitPurchase } from '../submit-order.ts';
import { comboPurchase } from './combo-purchase.ts';

export const confirmComboOrder: UseCase<typeof contract.confirmComboOrder, CheckoutContext> = (
  context,
  input,
  caller,
) => confirmPurchase(context, input, caller, comboPurchase(input.orderItem));

/** Reserves the pieces of all parts, or of none. */
export const submitComboOrder: UseCase<typeof contract.submitComboOrder, CheckoutContext> = (context, input, caller) =>
  submitPurchase(context, input, caller, comboPurchase(input.orderItem));
