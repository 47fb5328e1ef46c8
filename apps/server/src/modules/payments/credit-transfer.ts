import type { creditTransfer as operation } from '@galleria/contract/payments';
import { topUpWallet } from '@galleria/domain/ledger/trade-journals';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { postJournal } from '../ledger/index.ts';
import { lockTrade, stopAwaitingTransfer } from '../orders/index.ts';
import { hasMoney } from './accept-money.ts';
import type { PaymentsContext } from './context.ts';
import { findTransfer, lockPayment, markMoneyIn, type Payment } from './payments-db.ts';
import { noteOnWrongMoney, whatCame } from './what-came.ts';
import { writeAboutMoney } from './write-about-money.ts';

/**
 * Staff saw another amount than the announced one: a bank has kept a fee, somebody has mistyped. It pays nothing and is
 * the buyer's all the same, once however often it is said. The trade goes on waiting, and can be paid from it.
 */
export function creditTransfer(context: PaymentsContext): BoundUseCase<typeof operation> {
  return async ({ payNumber, amount }, caller) => {
    const { database } = context;
    const payment = await findTransfer(database.queries, payNumber);
    if (!payment) return refuse('payment.notFound');
    const amountCents = centsOf(amount);
    // Confirming knows best what becomes of it: it pays as long as the trade waits.
    if (amountCents === payment.amountCents) return refuse('payment.confirmInstead');
    return inTransaction(database, caller.actor, async (transaction) => {
      const { queries } = transaction;
      // Before everything else, like whoever closes an account: nobody could spend what lies in a closed one.
      const hasOwner = await lockOpenAccount(queries, payment.userId);
      if (payment.tradeId !== null) await lockTrade(transaction, payment.tradeId);
      const held = await lockPayment(queries, payment.id);
      if (hasMoney(held) && whatCame(held).amountCents !== amountCents) return refuse('payment.dealtWith');
      if (!hasMoney(held) && !hasOwner) return refuse('payment.buyerGone');
      if (!hasMoney(held)) await credit(context, transaction, held, amountCents);
      return { credited: mainUnits(amountCents) };
    });
  };
}

async function credit(
  context: PaymentsContext,
  transaction: Transaction,
  { id, number, userId, gateway, currency, tradeId }: Payment,
  amountCents: number,
): Promise<void> {
  const failure = noteOnWrongMoney({ amountCents, currency });
  if (!failure) throw new Error(`${amountCents} ${currency} is nothing that could have come`);
  const came = { chargeRef: number, reference: undefined, failure };
  const payment = await markMoneyIn(transaction.queries, id, 'late', came);
  if (tradeId !== null) await stopAwaitingTransfer(transaction, tradeId);
  // The same key as for money that comes too late: one payment becomes balance once, whichever way.
  const lines = topUpWallet(userId, gateway, amountCents);
  await postJournal(transaction, { key: `late:${id}`, reason: 'toppedUp', lines });
  await writeAboutMoney(context, transaction, payment, 'credited');
}
