import { takeLateMoney } from '@galleria/domain/ledger/late-money';
import type { Transaction } from '../../infra/database/transaction.ts';
import { postJournal } from '../ledger/index.ts';
import type { PaymentsContext } from './context.ts';
import type { EventOutcome } from './events-db.ts';
import { askForRefund } from './late-money.ts';
import type { Payment } from './payments-db.ts';
import { lockRefundsOf, markRefundFailed } from './refunds-db.ts';
import { whatCame } from './what-came.ts';

/** After so many failures no further one helps: somebody has to find another way. */
const MOST_TRIES = 3;

/**
 * The gateway could not give money back, perhaps days after it said that it had. The books owe it again, and it is asked
 * for once more, under another key: under the same one the gateway would repeat its old answer.
 */
export async function askForRefundAgain(
  { log }: PaymentsContext,
  transaction: Transaction,
  payment: Payment,
): Promise<EventOutcome> {
  const { queries } = transaction;
  const refunds = await lockRefundsOf(queries, payment.id);
  const [first] = refunds;
  const failed = refunds.find(({ state }) => state !== 'failed');
  if (!failed || !first) return first ? 'knownAlready' : 'ignored';
  await markRefundFailed(queries, failed, 'the gateway could not give it back');
  if (failed.state === 'done') {
    const { id: paymentId, gateway } = payment;
    const lines = takeLateMoney({ paymentId, gateway, ...whatCame(payment), amountCents: failed.amountCents });
    await postJournal(transaction, { key: `notReturned:${failed.key}`, reason: 'lateMoneyReturned', lines });
  }
  const isHopeless = refunds.length >= MOST_TRIES;
  log.error({ payment: payment.number, isHopeless }, 'a gateway could not give money back after all');
  if (!isHopeless) await askForRefund(transaction, { ...failed, key: `${first.key}:again:${refunds.length}` });
  return 'applied';
}
