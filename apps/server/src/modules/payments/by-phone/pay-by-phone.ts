import type * as contract from '@galleria/contract/payments/phone-payments';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { isFor, payableRefusal } from '../attempts/attempt-state.ts';
import { payAtGateway } from '../attempts/pay-at-gateway.ts';
import type { PaymentsContext } from '../context.ts';
import { phoneMethods } from './phone-methods.ts';
import { readOpenTicket } from './read-ticket.ts';

/**
 * An attempt like any other, of the buyer whose trade it is: an open one is continued, and of two that are paid the second
 * is refunded. What is due is checked again while the trade is locked, so that a ticket pays one payment and no other.
 */
export const payByPhone: UseCase<typeof contract.payByPhone, PaymentsContext> = async (
  context,
  { ticket, payType },
  caller,
) => {
  const read = await readOpenTicket(context, ticket);
  if (isRefused(read)) return read;
  const { trade, part, amountCents } = read;
  const refusal = payableRefusal(trade);
  if (refusal) return refusal;
  if (!isFor(trade, { part, amountCents })) return refuse('order.stateChanged');
  const method = (await phoneMethods(context, trade)).find((one) => one.payType === payType);
  if (!method) return refuse('payment.methodOff');
  if (!method.isPossible) return refuse('payment.methodUnfit');
  const returnUrl = `/pay-by-phone?ticket=${ticket}`;
  return payAtGateway(context, trade, method.payType, { returnUrl, only: { part, amountCents } }, caller);
};
