import { bookLatePayment } from '@galleria/domain/ledger/late-payment';
import { bookFailedRefund } from '@galleria/domain/ledger/refund-order';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import { setRefundState } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import type { Payment } from '../payments-db.ts';
import { receivedAmount } from '../settlement/received-amount.ts';
import type { EventOutcome } from '../webhooks/webhook-events-db.ts';
import { lockRefundsOf, markRefundFailed, type PaymentRefund } from './refunds-db.ts';
import { requestRefund } from './request-refund.ts';

/** After this many failures staff have to refund it another way. */
const MAX_ATTEMPTS = 3;

/**
 * A refund failed, perhaps days after the gateway reported it as done. The ledger owes it again, and it is requested
 * again under another key: for the same key the gateway would repeat its old response.
 */
export async function retryFailedRefund(
  { log }: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
  refundRef: string | undefined,
): Promise<EventOutcome> {
  const { queries } = transaction;
  const all = await lockRefundsOf(queries, payment.id);
  // A payment for several orders may have several refunds: `refundRef` names the failed one.
  const named = all.find(({ gatewayRef }) => refundRef !== undefined && gatewayRef === refundRef);
  const failed = named ? named.state !== 'failed' && named : all.find(({ state }) => state !== 'failed');
  if (!failed) return all.length > 0 ? 'duplicate' : 'ignored';
  const refunds = all.filter(({ orderRefundId }) => orderRefundId === failed.orderRefundId);
  const [first = failed] = refunds;
  await markRefundFailed(queries, failed, 'failed at the gateway');
  if (failed.state === 'done') await restoreLiability(transaction, payment, failed);
  const willRetry = refunds.length < MAX_ATTEMPTS;
  if (failed.orderRefundId !== null) {
    await setRefundState(transaction, failed.orderRefundId, willRetry ? 'requested' : 'failed');
  }
  log.error({ event: 'refund.failed', payment: payment.number, willRetry }, 'refund failed at the gateway');
  if (willRetry) await requestRefund(transaction, { ...failed, key: `${first.key}:again:${refunds.length}` });
  return 'applied';
}

async function restoreLiability(
  transaction: Transaction,
  payment: Payment,
  { key, orderRefundId, amountCents }: PaymentRefund,
): Promise<void> {
  const { id: paymentId, gateway } = payment;
  const isOfOrder = orderRefundId !== null;
  const lines = isOfOrder
    ? bookFailedRefund(orderRefundId, gateway, amountCents)
    : bookLatePayment({ paymentId, gateway, ...receivedAmount(payment), amountCents });
  const reason = isOfOrder ? 'orderRefunded' : 'lateMoneyReturned';
  await postJournal(transaction, { key: `notReturned:${key}`, reason, lines });
}
