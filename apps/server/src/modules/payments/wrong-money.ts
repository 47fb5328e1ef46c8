import type { Money } from '../../gateways/payments/gateway.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { hasMoney } from './accept-money.ts';
import type { PaymentsContext } from './context.ts';
import { giveLateMoneyBack } from './late-money.ts';
import { lockPayment, markFailed, markMoneyIn, type Payment } from './payments-db.ts';
import { noteOnWrongMoney, WRONG_MONEY } from './what-came.ts';

/**
 * Money has come for a payment, and it is not what was asked for. It pays nothing, and goes back in full like money that
 * comes too late, once however often we hear of it.
 */
export async function refuseMoney(
  context: PaymentsContext,
  transaction: Transaction,
  { id }: Payment,
  money: Money,
): Promise<void> {
  const { queries } = transaction;
  if (hasMoney(await lockPayment(queries, id))) return;
  const failure = noteOnWrongMoney(money);
  if (!failure) {
    await markFailed(queries, id, WRONG_MONEY);
    return;
  }
  const payment = await markMoneyIn(queries, id, 'late', { ...money, failure });
  await giveLateMoneyBack(context, transaction, payment);
}
