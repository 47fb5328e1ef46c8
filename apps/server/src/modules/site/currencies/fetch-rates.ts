import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/site/currencies';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { SYSTEM } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { SiteContext } from '../index.ts';
import { staffIdOf, writeSetting } from '../settings/write-setting.ts';
import type { SettingValue } from '../settings.ts';
import { readSetting, upsertSetting } from '../site-db.ts';
import {
  decideWaitingRate,
  insertRates,
  lockCurrencies,
  putWaitingRate,
  type StoredCurrency,
  updateCurrency,
} from './currencies-db.ts';

type Run = SettingValue<'rateRun'>;

/** The change of a rate in percent, in either direction. */
export function jumpPercent(before: number, after: number): number {
  return Math.round((Math.abs(after - before) / before) * 1000) / 10;
}

export function presentRun({ atIso, ...run }: Run): OutputOf<typeof contract.fetchRates> {
  return { ...run, time: atIso ? formatApiTime(new Date(atIso)) : null };
}

/** Daily job. A failure is stored for the console, and the rates stay as they were. */
export async function refreshRates(context: Pick<SiteContext, 'database' | 'readRates' | 'rules'>): Promise<void> {
  const { url, isOn } = await readSetting(context.database.queries, 'rateSource');
  if (isOn && url) await applyRatesFrom(context, url);
}

export const fetchRates: UseCase<typeof contract.fetchRates, SiteContext> = async (context, _, { audit }) => {
  const { url } = await readSetting(context.database.queries, 'rateSource');
  if (!url) return refuse('rates.noSource');
  const run = await applyRatesFrom(context, url);
  audit.changed(null, run);
  return presentRun(run);
};

async function applyRatesFrom(
  { database, readRates, rules }: Pick<SiteContext, 'database' | 'readRates' | 'rules'>,
  url: string,
): Promise<Run> {
  const { rateJumpPercent } = await rules();
  const fetched = await readRates(url);
  const atIso = (await readClock(database.queries)).toISOString();
  return inTransaction(database, SYSTEM, async (transaction) => {
    const outcome = 'problem' in fetched ? fetched : await applyRates(transaction, fetched, rateJumpPercent);
    const run: Run = { problem: '', changed: 0, waiting: 0, ...outcome, atIso };
    await upsertSetting(transaction.queries, 'rateRun', run);
    return run;
  });
}

interface FetchedRates {
  readonly base: string;
  readonly rates: Readonly<Record<string, number>>;
}

/**
 * Applies rates to the currencies of the mall only. A rate that jumps more than allowed waits for a person, so that a
 * wrong feed does not change prices. Any later rate that does not jump rejects the waiting one, also one that is equal
 * to the rate in force: the source has taken the jump back.
 */
async function applyRates({ queries, changed }: Transaction, { base, rates }: FetchedRates, mostPercent: number) {
  const all = await lockCurrencies(queries);
  if (all.find(({ isDefault }) => isDefault)?.code !== base) return { problem: 'base' as const };
  const known = all.flatMap((currency) => {
    const rate = rates[currency.code];
    return rate === undefined || currency.isDefault ? [] : [{ currency, rate }];
  });
  const jumps = ({ currency, rate }: { currency: StoredCurrency; rate: number }) =>
    jumpPercent(Number(currency.exchangeRate), rate) > mostPercent;
  const [waiting, calm] = [known.filter(jumps), known.filter((one) => !jumps(one))];
  for (const { currency, rate } of waiting) await putWaitingRate(queries, currency.code, String(rate));
  for (const { currency } of calm) await decideWaitingRate(queries, currency.code, 'rejected', '');
  const moved = calm.filter(({ currency, rate }) => Number(currency.exchangeRate) !== rate);
  for (const { currency, rate } of moved) await updateCurrency(queries, currency.code, { exchangeRate: String(rate) });
  const applied = moved.map(({ currency, rate }) => ({ code: currency.code, rate: String(rate) }));
  await insertRates(
    queries,
    applied.map((one) => ({ ...one, state: 'applied', isFetched: true, staffId: '' })),
  );
  await changed('site');
  return { changed: moved.length, waiting: waiting.length };
}

export const decideRate: UseCase<typeof contract.decideRate, SiteContext> = async (
  { database },
  { code, isAccepted },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const before = (await lockCurrencies(queries)).find((one) => one.code === code);
    const state = isAccepted ? 'applied' : 'rejected';
    const rate = await decideWaitingRate(queries, code, state, staffIdOf(transaction));
    if (!before || rate === undefined) return refuse('rates.nothingWaits');
    if (isAccepted) await updateCurrency(queries, code, { exchangeRate: rate });
    await transaction.changed('site');
    audit.changed({ code, rate: Number(before.exchangeRate) }, { code, rate: Number(rate), isAccepted });
    return null;
  });

export const saveRateSource: UseCase<typeof contract.saveRateSource, SiteContext> = async (
  { database },
  source,
  { actor, audit },
) => {
  if (source.isOn && !source.url) return refuse('rates.noSource');
  return inTransaction(database, actor, async (transaction) => {
    const { before } = await writeSetting(transaction, 'rateSource', () => source);
    audit.changed(before, source);
    return null;
  });
};
