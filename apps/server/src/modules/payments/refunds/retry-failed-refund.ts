import { bookLatePayment } from '@galleria/domain/ledger/late-payment';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import type { PaymentsContext } from '../context.ts';
import type { Payment } from '../payments-db.ts';
import { receivedAmount } from '../settlement/received-amount.ts';
import type { EventOutcome } from '../webhooks/webhook-events-db.ts';
import { lockRefundsOf, markRefundFailed } from './refunds-db.ts';
import { requestRefund } from './request-refund.ts';

/** After this many failures staff have to refund it another way. */
const MAX_ATTEMPTS = 3;

/**
 * A refund failed, perhaps days after the gateway reported it as done. The ledger owes it again, and it is requested once
 * more under another key: under the same one the gateway would repeat its old response.
 */
export async function retryFailedRefund(
  { log }: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
): Promise<EventOutcome> {
  const { queries } = transaction;
  const refunds = await lockRefundsOf(queries, payment.id);
  const [first] = refunds;
  const failed = refunds.find(({ state }) => state !== 'failed');
  if (!failed || !first) return first ? 'duplicate' : 'ignored';
  await markRefundFailed(queries, failed, 'failed at the gateway');
  if (failed.state === 'done') {
    const { id: paymentId, gateway } = payment;
    const lines = bookLatePayment({ paymentId, gateway, ...receivedAmount(payment), amountCents: failed.amountCents });
    await postJournal(transaction, { key: `notReturned:${failed.key}`, reason: 'lateMoneyReturned', lines });
  }
  const willRetry = refunds.length < MAX_ATTEMPTS;
  log.error({ event: 'refund.failed', payment: payment.number, willRetry }, 'refund failed at the gateway');
  if (willRetry) await requestRefund(transaction, { ...failed, key: `${first.key}:again:${refunds.length}` });
  return 'applied';
}
