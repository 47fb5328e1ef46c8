import type * as contract from '@galleria/contract/site/currencies';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { SiteContext } from '../index.ts';
import { staffIdOf } from '../settings/write-setting.ts';
import { readSetting } from '../site-db.ts';
import {
  insertCurrency,
  insertRates,
  lockCurrencies,
  readAllCurrencies,
  readRatePage,
  updateCurrency,
  writeCurrencyOrder,
} from './currencies-db.ts';
import { jumpPercent, presentRun } from './fetch-rates.ts';

export const staffCurrencyList: UseCase<typeof contract.staffCurrencyList, SiteContext> = async ({ database }) => {
  const { queries } = database;
  const rows = await readAllCurrencies(queries);
  const currencies = rows.map(({ currency, waiting }) => {
    const { code, name, symbol, isOn, isDefault: isBase } = currency;
    const rate = Number(currency.exchangeRate);
    const jump = waiting && { rate: Number(waiting.rate), jumpPercent: jumpPercent(rate, Number(waiting.rate)) };
    return {
      ...{ code, name, symbol, rate, isOn, isBase },
      waiting: waiting && jump ? { ...jump, time: formatApiTime(waiting.at) } : null,
    };
  });
  const source = await readSetting(queries, 'rateSource');
  return { currencies, source, lastRun: presentRun(await readSetting(queries, 'rateRun')) };
};

/**
 * A new currency is offered at once, as the last in the list. A rate that stays the same adds nothing to its history.
 */
export const saveCurrency: UseCase<typeof contract.saveCurrency, SiteContext> = async (
  { database },
  { code, name, symbol, rate },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const all = await lockCurrencies(queries);
    const before = all.find((one) => one.code === code);
    if (before?.isDefault && rate !== 1) return refuse('currency.isBase');
    const after = { name, symbol, exchangeRate: String(rate) };
    if (before) await updateCurrency(queries, code, after);
    else
      await insertCurrency(queries, {
        code,
        ...after,
        sequence: Math.max(0, ...all.map(({ sequence }) => sequence)) + 1,
      });
    if (Number(before?.exchangeRate) !== rate) {
      const staffId = staffIdOf(transaction);
      await insertRates(queries, [{ code, rate: String(rate), state: 'applied', isFetched: false, staffId }]);
    }
    await transaction.changed('site');
    audit.changed(before ?? null, { code, ...after });
    return null;
  });

export const switchCurrency: UseCase<typeof contract.switchCurrency, SiteContext> = async (
  { database },
  { code, isOn },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const before = (await lockCurrencies(transaction.queries)).find((one) => one.code === code);
    if (!before) return refuse('currency.unknown');
    if (before.isDefault && !isOn) return refuse('currency.isBase');
    await updateCurrency(transaction.queries, code, { isOn });
    await transaction.changed('site');
    audit.changed({ code, isOn: before.isOn }, { code, isOn });
    return null;
  });

export const sortCurrencies: UseCase<typeof contract.sortCurrencies, SiteContext> = async (
  { database },
  { codes },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const all = await lockCurrencies(transaction.queries);
    const wanted = new Set(codes);
    if (wanted.size !== all.length || !all.every(({ code }) => wanted.has(code))) return refuse('currency.listChanged');
    await writeCurrencyOrder(transaction.queries, codes);
    await transaction.changed('site');
    const before = all.toSorted((one, other) => one.sequence - other.sequence).map(({ code }) => code);
    audit.changed({ codes: before }, { codes });
    return null;
  });

export const rateHistory: UseCase<typeof contract.rateHistory, SiteContext> = async (
  { database, staffNames },
  { code, ...paging },
) => {
  const { rates, total } = await readRatePage(database.queries, code, paging);
  const names = await staffNames(rates.map(({ staffId }) => staffId));
  const records = rates.map(({ id, rate, state, isFetched, staffId, at }) => ({
    ...{ id, rate: Number(rate), state, isFetched },
    ...{ by: names.get(staffId) ?? '', time: formatApiTime(at) },
  }));
  return toPage(records, total, paging);
};
