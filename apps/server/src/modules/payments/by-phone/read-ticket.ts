import type { PaymentPart } from '@galleria/domain/payments/next-payment';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { readClock } from '../../../infra/database/clock.ts';
import { readTrade, type Trade } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { type Payment, readAttempts } from '../payments-db.ts';
import type { TicketSubject } from './phone-tickets.ts';

/** How long the payer can still see the result, even if the ticket expired while they were at the gateway. */
const RESULT_HOURS = 24;

interface Ticket {
  readonly trade: Trade;
  readonly part: PaymentPart;
  readonly amountCents: number;
  readonly attempts: readonly Payment[];
  /** Seconds left for paying; 0: the ticket only shows the result. */
  readonly remainingSeconds: number;
}

/**
 * The payment that a ticket is for. Forged tickets, expired ones and those with an amount that is no longer due get the
 * same refusal: a new code helps in every case. With the payment's number the payer can see the result later.
 */
export async function readTicket(
  { database: { queries }, phoneTickets }: PaymentsContext,
  ticket: string,
  payNumber?: string,
): Promise<Ticket | Refused<'payment.ticketExpired'>> {
  const claim = phoneTickets.read(ticket);
  const trade = claim && (await readTrade(queries, claim.tradeId));
  if (!trade || !phoneTickets.isIssuedFor(ticket, subjectOf(trade, claim.part))) return refuse('payment.ticketExpired');
  const [now, attempts] = await Promise.all([readClock(queries), readAttempts(queries, trade.id)]);
  const leftMs = claim.expiresAt.getTime() - now.getTime();
  const showsResult = leftMs > -RESULT_HOURS * 3_600_000 && attempts.some(({ number }) => number === payNumber);
  if (leftMs <= 0 && !showsResult) return refuse('payment.ticketExpired');
  const remainingSeconds = Math.max(0, Math.floor(leftMs / 1000));
  const { part, amountCents } = subjectOf(trade, claim.part);
  return { trade, part, amountCents, attempts, remainingSeconds };
}

/** A ticket that can still be used for paying, not only for the result. */
export async function readOpenTicket(context: PaymentsContext, ticket: string) {
  const read = await readTicket(context, ticket);
  return isRefused(read) || read.remainingSeconds > 0 ? read : refuse('payment.ticketExpired');
}

/** The price of a part of the trade, whether due, paid or over. */
export function subjectOf({ id, userId, payableCents, depositCents }: Trade, part: PaymentPart): TicketSubject {
  const ofDeposit = depositCents ?? 0;
  const amounts = { whole: payableCents, deposit: ofDeposit, balance: payableCents - ofDeposit };
  return { tradeId: id, part, amountCents: amounts[part], userId };
}
