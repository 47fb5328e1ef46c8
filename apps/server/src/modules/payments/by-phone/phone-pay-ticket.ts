import type * as contract from '@galleria/contract/payments/phone-payments';
import { nextPayment } from '@galleria/domain/payments/next-payment';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import { findTradeByOrderNumbers } from '../../orders/index.ts';
import { payableRefusal } from '../attempts/attempt-state.ts';
import type { PaymentsContext } from '../context.ts';
import { phoneMethods } from './phone-methods.ts';
import { subjectOf } from './read-ticket.ts';

/** Long enough to take out a phone and choose a pay type; short, since the QR code may be photographed. */
const TICKET_MINUTES = 5;

/** Issues a ticket that expires with the trade's time to pay, if that ends earlier. */
export const phonePayTicket: UseCase<typeof contract.phonePayTicket, PaymentsContext> = async (
  context,
  { orderNumbers },
  { actor: { userId } },
) => {
  const { queries } = context.database;
  const trade = await findTradeByOrderNumbers(queries, userId, orderNumbers.split(','));
  if (!trade) return refuse('order.notFound');
  const refusal = payableRefusal(trade);
  if (refusal) return refusal;
  const methods = await phoneMethods(context, trade);
  if (methods.length === 0) return refuse('payment.methodOff');
  if (methods.every(({ isPossible }) => !isPossible)) return refuse('payment.methodUnfit');
  const now = await readClock(queries);
  const expiresMs = Math.min(now.getTime() + TICKET_MINUTES * 60_000, trade.expiresAt.getTime());
  return {
    ticket: context.phoneTickets.issue(subjectOf(trade, nextPayment(trade).part), new Date(expiresMs)),
    remainingSeconds: Math.floor((expiresMs - now.getTime()) / 1000),
  };
};
