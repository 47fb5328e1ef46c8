import type * as contract from '@galleria/contract/payouts/staff-settlements';
import { CsvFile } from '@galleria/contract/wire/csv-file';
import type { CsvCell } from '@galleria/domain/csv/csv-line';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { type AccountMonth, readMonthOfAccounts } from '../../ledger/index.ts';
import type { PayoutsContext } from '../context.ts';
import { readStatementPage } from '../statement/store-statement.ts';

interface Wanted {
  readonly month: string;
  readonly storeId: number | undefined;
}

/** Read directly from the journal lines of the ledger, without any other computation. */
export const settlementPage: UseCase<typeof contract.settlementPage, PayoutsContext> = async (
  context,
  { month: wanted, storeId, cursor, size },
  { locale },
) => {
  const month = wanted ?? (await thisMonth(context.database.queries));
  const offset = cursor && /^\d{1,6}$/.test(cursor) ? Number(cursor) : 0;
  const rows = await readStores(context, { month, storeId }, { offset, limit: size + 1 }, locale);
  return { month, records: rows.slice(0, size), nextCursor: rows.length > size ? String(offset + size) : '' };
};

export const exportSettlements: UseCase<typeof contract.exportSettlements, PayoutsContext> = async (
  context,
  { month: wanted, storeId },
  { locale },
) => {
  const month = wanted ?? (await thisMonth(context.database.queries));
  return new CsvFile(`settlements-${month}.csv`, rowsOf(context, { month, storeId }, locale));
};

/** The settled orders of a month, as the store sees them in its statement. */
export const settlementOrderPage: UseCase<typeof contract.settlementOrderPage, PayoutsContext> = async (
  { database: { queries } },
  { storeId, month: wanted, cursor, size },
) => {
  const month = wanted ?? (await thisMonth(queries));
  const search = { state: 'settled', from: `${month}-01`, until: lastDayOf(month) } as const;
  const { records, nextCursor } = await readStatementPage(queries, storeId, search, { cursor, size });
  return {
    records: records.map(({ orderNumber, settleTime, paid, platformBears, ...share }) => {
      const { commissionPercent, commission, net, clawedBack } = share;
      return { orderNumber, settleTime, paid, platformBears, commissionPercent, commission, net, clawedBack };
    }),
    nextCursor,
  };
};

async function thisMonth(queries: Queries): Promise<string> {
  return (await readClock(queries)).toISOString().slice(0, 7);
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

async function readStores(
  { database: { queries }, stores }: PayoutsContext,
  { month, storeId }: Wanted,
  page: { readonly offset: number; readonly limit: number },
  locale: Locale,
) {
  const owner = storeId && String(storeId);
  const accounts = await readMonthOfAccounts(queries, { kind: 'storePayable', month, ...(owner && { owner }) }, page);
  const names = await stores.summaries(locale);
  return accounts.map((account) => presentStore(account, names.get(Number(account.owner))?.shopName ?? ''));
}

type StoreMonth = ReturnType<typeof presentStore>;

function presentStore({ owner, openingCents, closingCents, movedCents }: AccountMonth, storeName: string) {
  const { orderSettled = 0, clawedBack = 0, payoutRequested = 0, payoutReturned = 0 } = movedCents;
  const named = orderSettled + clawedBack + payoutRequested + payoutReturned;
  return {
    storeId: Number(owner),
    storeName,
    opening: mainUnits(openingCents),
    settled: mainUnits(orderSettled),
    clawedBack: mainUnits(-clawedBack),
    requested: mainUnits(-payoutRequested),
    returned: mainUnits(payoutReturned),
    other: mainUnits(closingCents - openingCents - named),
    closing: mainUnits(closingCents),
  };
}

const BATCH_SIZE = 200;
const COLUMNS: readonly (keyof StoreMonth)[] = [
  ...(['storeId', 'storeName', 'opening', 'settled', 'clawedBack'] as const),
  ...(['requested', 'returned', 'other', 'closing'] as const),
];

async function* rowsOf(context: PayoutsContext, wanted: Wanted, locale: Locale): AsyncGenerator<readonly CsvCell[]> {
  yield ['month', ...COLUMNS];
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const rows = await readStores(context, wanted, { offset, limit: BATCH_SIZE }, locale);
    for (const row of rows) yield [wanted.month, ...COLUMNS.map((column) => row[column])];
    if (rows.length < BATCH_SIZE) return;
  }
}
