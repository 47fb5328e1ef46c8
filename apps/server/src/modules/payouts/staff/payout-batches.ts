import type * as contract from '@galleria/contract/payouts/staff-payouts';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { CsvFile } from '@galleria/contract/wire/csv-file';
import type { CsvCell } from '@galleria/domain/csv/csv-line';
import { storePayable } from '@galleria/domain/ledger/accounts';
import { mainUnits } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readBalance } from '../../ledger/index.ts';
import type { NumberVault, PayoutsContext } from '../context.ts';
import { hasBatch, insertBatch, readBatches, readStoresToSend, readTransfersOfBatch } from './staff-payouts-db.ts';

/** Leaves out payouts of stores whose balance has fallen below zero since the approval. */
export const createPayoutBatch: UseCase<typeof contract.createPayoutBatch, PayoutsContext> = async (
  { database },
  _input,
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const indebted: number[] = [];
    for (const storeId of await readStoresToSend(queries)) {
      if ((await readBalance(queries, storePayable(storeId))) < 0) indebted.push(storeId);
    }
    const batch = await insertBatch(queries, actor.userId, indebted);
    if (!batch) return refuse('payout.noneToSend');
    const made = { batchId: batch.id, payouts: batch.payouts, amount: mainUnits(batch.amountCents) };
    audit.changed(null, made);
    return made;
  });

export const payoutBatchPage: UseCase<typeof contract.payoutBatchPage, PayoutsContext> = async (
  { database: { queries } },
  paging,
) => {
  const { records, total } = await readBatches(queries, paging);
  const batches = records.map(({ id, payouts, amountCents, open, createdAt }) => {
    return { batchId: id, payouts, amount: mainUnits(amountCents), open, createTime: formatApiTime(createdAt) };
  });
  return toPage(batches, total, paging);
};

export const exportPayoutBatch: UseCase<typeof contract.exportPayoutBatch, PayoutsContext> = async (
  { database: { queries }, numbers },
  { batchId },
) => {
  if (!(await hasBatch(queries, batchId))) return refuse('payoutBatch.notFound');
  return new CsvFile(`payouts-${batchId}.csv`, rowsOf(queries, numbers, batchId));
};

const BATCH_SIZE = 200;
const COLUMNS = ['payoutNumber', 'storeId', 'kind', 'holder', 'account', 'bic', 'bank', 'amount', 'currency'];

/** Payout numbers start with `#`, so that spreadsheets read them as text and do not round them. */
async function* rowsOf(queries: Queries, numbers: NumberVault, batchId: number): AsyncGenerator<readonly CsvCell[]> {
  yield COLUMNS;
  for (let afterId = 0; ; ) {
    const transfers = await readTransfersOfBatch(queries, batchId, afterId, BATCH_SIZE);
    for (const { number, storeId, kind, holder, encryptedNumber, bic, bankName, amountCents } of transfers) {
      const account = numbers.decrypt(encryptedNumber);
      const amount = mainUnits(amountCents).toFixed(2);
      yield [`#${number}`, storeId, kind, holder, account, bic, bankName, amount, BASE_CURRENCY];
    }
    const last = transfers.at(-1);
    if (!last || transfers.length < BATCH_SIZE) return;
    afterId = last.id;
  }
}
