import { SYSTEM } from '@galleria/domain/access/access';
import { storePayable } from '@galleria/domain/ledger/accounts';
import { isRefused } from '@galleria/domain/refusals';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readBalance } from '../../ledger/index.ts';
import type { PayoutsContext } from '../context.ts';
import { openPayout } from './open-payout.ts';
import { readSchedulesAfter } from './payouts-db.ts';

/** Requests the whole balance of every store with weekly payouts. A second run finds the requests of the first open. */
export async function requestWeeklyPayouts(context: PayoutsContext): Promise<void> {
  const rules = await context.rules();
  const { queries } = context.database;
  let batch = await readSchedulesAfter(queries, 0);
  for (let last = batch.at(-1); last; last = batch.at(-1)) {
    for (const { storeId, accountId } of batch) await requestBalance(context, rules, storeId, accountId);
    batch = await readSchedulesAfter(queries, last.storeId);
  }
}

async function requestBalance(
  { database, log }: PayoutsContext,
  rules: MallRules,
  storeId: number,
  accountId: number,
): Promise<void> {
  const answer = await inTransaction(database, SYSTEM, async (transaction) => {
    const amountCents = await readBalance(transaction.queries, storePayable(storeId));
    return openPayout(transaction, { storeId, amountCents, accountId, isAutomatic: true }, rules);
  });
  if (isRefused(answer)) {
    const { refused } = answer;
    log.info({ event: 'payout.weekly_skipped', storeId, refused }, 'no weekly payout was requested for a store');
  }
}
