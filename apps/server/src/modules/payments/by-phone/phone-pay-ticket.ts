import type * as contract from '@galleria/contract/payments/phone-payments';
import { dueNow } from '@galleria/domain/payments/due-now';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import { findTradeByOrderNumbers } from '../../orders/index.ts';
import { payableRefusal } from '../attempts/attempt-state.ts';
import type { PaymentsContext } from '../context.ts';
import { phoneMethods } from './phone-methods.ts';
import { subjectOf } from './read-ticket.ts';

/** A screen may be photographed: long enough to take out a phone and choose, not to find it tomorrow. */
const TICKET_MINUTES = 5;

/** Never longer than the trade itself can be paid. */
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
    ticket: context.phoneTickets.issue(subjectOf(trade, dueNow(trade).part), new Date(expiresMs)),
    remainingSeconds: Math.floor((expiresMs - now.getTime()) / 1000),
  };
};
