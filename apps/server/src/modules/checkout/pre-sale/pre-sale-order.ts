import type * as contract from '@galleria/contract/checkout/pre-sale';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { confirmPurchase } from '../confirm-order.ts';
import type { CheckoutContext } from '../index.ts';
import { submitPurchase } from '../submit-order.ts';
import { preSalePurchase } from './pre-sale-purchase.ts';

export const confirmPreSaleOrder: UseCase<typeof contract.confirmPreSaleOrder, CheckoutContext> = (
  context,
  input,
  caller,
) => confirmPurchase(context, input, caller, preSalePurchase(input.orderItem));

export const submitPreSaleOrder: UseCase<typeof contract.submitPreSaleOrder, CheckoutContext> = (
  context,
  input,
  caller,
) => submitPurchase(context, input, caller, preSalePurchase(input.orderItem));
