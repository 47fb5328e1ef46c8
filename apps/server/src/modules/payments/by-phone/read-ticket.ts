import type { PaymentPart } from '@galleria/domain/payments/due-now';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { readClock } from '../../../infra/database/clock.ts';
import { readTrade, type Trade } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { type Payment, readAttempts } from '../payments-db.ts';
import type { TicketSubject } from './phone-tickets.ts';

/** Who has paid comes back to see the result, also when the ticket has expired at the provider's. */
const RESULT_HOURS = 24;

interface Ticket {
  readonly trade: Trade;
  readonly part: PaymentPart;
  readonly amountCents: number;
  readonly attempts: readonly Payment[];
  /** For paying. Zero: it only shows the result any more. */
  readonly remainingSeconds: number;
}

/**
 * The payment that a ticket is for. Forged and expired ones are refused alike, as are those of another amount than is due
 * by now: another code helps in every case. The payment's number lets who has paid see the result later.
 */
export async function readTicket(
  { database: { queries }, phoneTickets }: PaymentsContext,
  ticket: string,
  payNumber?: string,
): Promise<Ticket | Refused<'payment.ticketExpired'>> {
  const claim = phoneTickets.read(ticket);
  const trade = claim && (await readTrade(queries, claim.tradeId));
  if (!trade || !phoneTickets.isFor(ticket, subjectOf(trade, claim.part))) return refuse('payment.ticketExpired');
  const [now, attempts] = await Promise.all([readClock(queries), readAttempts(queries, trade.id)]);
  const leftMs = claim.expiresAt.getTime() - now.getTime();
  const showsResult = leftMs > -RESULT_HOURS * 3_600_000 && attempts.some(({ number }) => number === payNumber);
  if (leftMs <= 0 && !showsResult) return refuse('payment.ticketExpired');
  const remainingSeconds = Math.max(0, Math.floor(leftMs / 1000));
  const { part, amountCents } = subjectOf(trade, claim.part);
  return { trade, part, amountCents, attempts, remainingSeconds };
}

/** For paying, not only for the result. */
export async function readOpenTicket(context: PaymentsContext, ticket: string) {
  const read = await readTicket(context, ticket);
  return isRefused(read) || read.remainingSeconds > 0 ? read : refuse('payment.ticketExpired');
}

/** What a part of the trade costs, whether it is due, paid or over. */
export function subjectOf({ id, userId, payableCents, depositCents }: Trade, part: PaymentPart): TicketSubject {
  const ofDeposit = depositCents ?? 0;
  const amounts = { whole: payableCents, deposit: ofDeposit, balance: payableCents - ofDeposit };
  return { tradeId: id, part, amountCents: amounts[part], userId };
}
