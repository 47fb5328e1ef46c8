import { demoStaff } from '@galleria/demo/people/demo-staff';
import { currencies } from '@galleria/demo/site/currencies';
import { SYSTEM } from '@galleria/domain/access/access';
import { DAY_MS } from '@galleria/domain/site/durations';
import type { Database } from '../infra/database/database.ts';
import { inTransaction, type Transaction } from '../infra/database/transaction.ts';
import { withAdvisoryLock } from '../infra/database/with-advisory-lock.ts';
import { site } from '../modules/site/index.ts';
import { staff } from '../modules/staff/index.ts';

/** Changes that staff of the demo tried out: some were reverted, some kept. */
const CHANGES = [
  { daysAgo: 34, name: 'payoutAccountWaitHours', before: 24, after: 0, by: 'superuser' },
  { daysAgo: 21, name: 'historyDays', before: 90, after: 60, by: 'operator' },
  { daysAgo: 19, name: 'historyDays', before: 60, after: 90, by: 'operator' },
  { daysAgo: 12, name: 'consoleSessionHours', before: 12, after: 10, by: 'superuser' },
  { daysAgo: 9, name: 'consoleSessionHours', before: 10, after: 12, by: 'superuser' },
  { daysAgo: 3, name: 'rateJumpPercent', before: 20, after: 15, by: 'operator' },
] as const;

/** Past exchange rates as factors of today's. */
const RATES = [
  { daysAgo: 28, factor: 1.021, isFetched: false },
  { daysAgo: 14, factor: 0.986, isFetched: true },
  { daysAgo: 1, factor: 1, isFetched: true },
];
const JUMPED = { code: 'BRL', factor: 1.31 };

/** A history of settings and rates for the console, once per database. */
export async function seedSiteHistory(database: Database): Promise<void> {
  if (await site.seed.hasSettingHistory(database.queries)) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    if (await site.seed.hasSettingHistory(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      await seedChanges(transaction);
      await seedRateHistory(transaction);
      await transaction.changed('site');
    });
  });
}

async function seedChanges(transaction: Transaction): Promise<void> {
  const now = (await transaction.now()).getTime();
  for (const { daysAgo, by, ...change } of CHANGES) {
    const staffId = (await staff.seed.findStaffId(transaction.queries, demoStaff[by].mail)) ?? '';
    await site.seed.seedRuleChange(transaction, { ...change, staffId, at: new Date(now - daysAgo * DAY_MS) });
  }
}

async function seedRateHistory(transaction: Transaction): Promise<void> {
  const now = (await transaction.now()).getTime();
  const staffId = (await staff.seed.findStaffId(transaction.queries, demoStaff.operator.mail)) ?? '';
  const shown = currencies.filter(({ defaultCurrency }) => !defaultCurrency);
  const rates = shown.flatMap(({ currencyCode: code, exchangeRate }) => {
    const past = RATES.map(({ daysAgo, factor, isFetched }) => ({
      ...{ code, rate: rounded(exchangeRate, factor), state: 'applied' as const, isFetched },
      ...{ staffId: isFetched ? '' : staffId, at: new Date(now - daysAgo * DAY_MS) },
    }));
    const waiting = { code, rate: rounded(exchangeRate, JUMPED.factor), state: 'waiting' as const, isFetched: true };
    return code === JUMPED.code ? [...past, { ...waiting, staffId: '', at: new Date(now - DAY_MS / 8) }] : past;
  });
  await site.seed.seedRates(transaction, rates);
}

function rounded(rate: string, factor: number): string {
  return factor === 1 ? rate : (Number(rate) * factor).toPrecision(4);
}
