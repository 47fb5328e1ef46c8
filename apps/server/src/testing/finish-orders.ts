import { VISITOR } from '@galleria/domain/access/access';
import { buyerWallet, clearingAt } from '@galleria/domain/ledger/accounts';
import { sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import { postJournal } from '../modules/ledger/index.ts';

/** Finishes a buyer's orders and empties the wallet, as closing an account requires; the demo's buyer has both. */
export async function finishOrdersAndEmptyWallet({ database }: Pick<App, 'database'>, userId: string): Promise<void> {
  await finishOrders({ database }, userId);
  await payOut({ database }, userId);
}

export async function finishOrders({ database }: Pick<App, 'database'>, userId: string): Promise<void> {
  await database.queries.execute(
    sql`update mall_order set status = 5 where user_id = ${userId} and status not in (5, 6)`,
  );
}

export async function payOut({ database }: Pick<App, 'database'>, userId: string): Promise<void> {
  const wallet = buyerWallet(userId);
  await inTransaction(database, VISITOR, async (transaction) => {
    const { rows } = await transaction.queries.execute<{ balance: number }>(
      sql`select balance::int from ledger_account where kind = ${wallet.kind} and owner = ${userId} and balance > 0`,
    );
    const [left] = rows;
    if (!left) return;
    const lines = [
      { account: wallet, amount: -left.balance },
      { account: clearingAt('bank'), amount: left.balance },
    ];
    await postJournal(transaction, { key: `paid out:${userId}`, reason: 'closed', lines });
  });
}
