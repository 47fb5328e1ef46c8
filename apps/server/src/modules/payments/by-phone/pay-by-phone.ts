import type * as contract from '@galleria/contract/payments/phone-payments';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { matchesDueAmount, payableRefusal } from '../attempts/attempt-state.ts';
import { payAtGateway } from '../attempts/pay-at-gateway.ts';
import type { PaymentsContext } from '../context.ts';
import { phoneMethods } from './phone-methods.ts';
import { readOpenTicket } from './read-ticket.ts';

/**
 * Starts an attempt of the buyer who owns the trade, or continues an open one; if two are paid, the second is refunded.
 * The due amount is checked again while the trade is locked, so that a ticket pays exactly one payment.
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
  if (!matchesDueAmount(trade, { part, amountCents })) return refuse('order.stateChanged');
  const method = (await phoneMethods(context, trade)).find((one) => one.payType === payType);
  if (!method) return refuse('payment.methodOff');
  if (!method.isPossible) return refuse('payment.methodUnfit');
  const returnUrl = `/pay-by-phone?ticket=${ticket}`;
  return payAtGateway(context, trade, method.payType, { returnUrl, only: { part, amountCents } }, caller);
};
