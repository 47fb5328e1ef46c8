import { SYSTEM } from '@galleria/domain/access/access';
import type { RefundedTotal } from '../../../gateways/payments/gateway.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import { findOrderRefund, refundToBalance } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { isAtGateway, type Payment, readAttempts } from '../payments-db.ts';
import type { EventOutcome } from '../webhooks/webhook-events-db.ts';
import { insertRefund, markRefundFailed, type PaymentRefund } from './refunds-db.ts';
import { finishRefund, requestRefund } from './request-refund.ts';

/**
 * Job: refunds an order at the gateway where it was paid, else to the buyer's balance. If the account is closed, the
 * refund waits for staff. Idempotent: the refund's key and state decide.
 */
export async function requestOrderRefund(context: PaymentsContext, { refundId }: { refundId: number }): Promise<void> {
  const { queries } = context.database;
  const refund = await findOrderRefund(queries, refundId);
  if (refund?.state !== 'requested') return;
  const { userId, tradeId, amountCents, part } = refund;
  // Deposit and balance are each refunded through the payment that paid them.
  const attempts = (await readAttempts(queries, tradeId)).filter((one) => one.part === part);
  const charge = attempts.find(isCharge);
  // Trades of the demo data have no payment.
  const payment = charge ?? attempts.find(({ state }) => state === 'settled');
  const wanted = payment && { paymentId: payment.id, key: `order:${refundId}`, amountCents, orderRefundId: refundId };
  await inTransaction(context.database, SYSTEM, async (transaction) => {
    if (charge && wanted) return requestRefund(transaction, wanted);
    const isAccountOpen = await lockOpenAccount(transaction.queries, userId);
    await refundToBalance(transaction, refundId, isAccountOpen);
    if (isAccountOpen || !wanted) return;
    const owed = await insertRefund(transaction.queries, wanted);
    if (owed) await markRefundFailed(transaction.queries, owed, 'refund to a closed account');
  });
}

function isCharge({ state, gateway, chargeRef }: Payment): boolean {
  return state === 'settled' && isAtGateway(gateway) && chargeRef !== null;
}

/**
 * The gateway reports the sum of all refunds of a charge, which may have paid for several orders: the sum shows which
 * of them are refunded. Any other sum is left to staff.
 */
export async function applyOrderRefunds(
  { log }: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
  refunds: readonly PaymentRefund[],
  refunded: RefundedTotal,
): Promise<EventOutcome> {
  const doneCents = sumOf(refunds.filter(({ state }) => state === 'done'));
  const owed = unfinishedRefunds(refunds);
  const isSameCurrency = refunded.currency === payment.currency;
  if (isSameCurrency && refunded.amountCents <= doneCents) return 'duplicate';
  const one = owed.find(({ amountCents }) => doneCents + amountCents === refunded.amountCents);
  const finished = one ? [one] : owed;
  if (!isSameCurrency || doneCents + sumOf(finished) !== refunded.amountCents) {
    log.error(
      { event: 'refund.amount_mismatch', payment: payment.number, owedCents: sumOf(owed), doneCents, refunded },
      'gateway refunded another amount than is owed',
    );
    return 'mismatch';
  }
  for (const refund of finished) await finishRefund(transaction, refund, payment, refund.gatewayRef ?? '');
  return 'applied';
}

/** The last attempt at each refund that is not done. */
function unfinishedRefunds(refunds: readonly PaymentRefund[]): PaymentRefund[] {
  return [...Map.groupBy(refunds, ({ orderRefundId }) => orderRefundId).values()]
    .filter((attempts) => attempts.every(({ state }) => state !== 'done'))
    .flatMap((attempts) => attempts.at(-1) ?? []);
}

function sumOf(refunds: readonly PaymentRefund[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
