import type * as contract from '@galleria/contract/commission';
import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import { toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { pathTo } from '../catalogue/index.ts';
import { staffNames } from '../staff/index.ts';
import type { CommissionContext } from './index.ts';
import { deletePlannedRate, hasRate, insertRate, type RateRow, readRatePage } from './rates-db.ts';

export const commissionRatePage: UseCase<typeof contract.commissionRatePage, CommissionContext> = async (
  context,
  { current, size, ...search },
  { locale },
) => {
  const { rows, total } = await readRatePage(context.database.queries, search, { current, size });
  const names = await staffNames(
    context.database.queries,
    rows.map(({ setBy }) => setBy),
  );
  const present = await preparePresenting(context, locale, names);
  const { commissionPercent: mallPercent } = await context.rules();
  return { ...toPage(rows.map(present), total, { current, size }), mallPercent };
};

async function preparePresenting(
  { stores, catalogue }: CommissionContext,
  locale: Locale,
  names: ReadonlyMap<string, string>,
) {
  const [summaries, categories] = await Promise.all([stores.summaries(locale), catalogue.categoryNames(locale)]);
  return ({ id: rateId, storeId, categoryId, basisPoints, validFrom, validUntil, createdAt, ...row }: RateRow) => ({
    ...{ rateId, storeId, categoryId, state: row.state, note: row.note },
    setBy: names.get(row.setBy) ?? '',
    storeName: storeId === null ? '' : (summaries.get(storeId)?.shopName ?? ''),
    categoryNames: categoryId === null ? [] : pathTo(categories, categoryId).map(({ name }) => name),
    percent: basisPoints === null ? null : basisPoints / 100,
    validFrom: formatApiTime(validFrom),
    validUntil: validUntil === null ? null : formatApiTime(new Date(validUntil)),
    setTime: formatApiTime(createdAt),
  });
}

/** Tolerance for a start that was "now" when the form was filled in. */
const GRACE_MS = 60_000;

export const saveCommissionRate: UseCase<typeof contract.saveCommissionRate, CommissionContext> = async (
  { database, stores, catalogue },
  { storeId = null, categoryId = null, percent, validFrom, note },
  { actor, audit, locale },
) => {
  if (storeId === null && categoryId === null) return refuse('commission.scopeMissing');
  if (storeId !== null && !(await stores.summaries(locale)).has(storeId)) return refuse('store.notFound');
  if (categoryId !== null && !(await catalogue.categoryNames(locale)).has(categoryId))
    return refuse('category.notFound');
  return inTransaction(database, actor, async (transaction) => {
    const now = await transaction.now();
    const wanted = validFrom === null ? now : parseApiTime(validFrom);
    if (!(wanted.getTime() >= now.getTime() - GRACE_MS)) return refuse('commission.past');
    const begins = wanted < now ? now : wanted;
    const rate = { storeId, categoryId, basisPoints: percent === null ? null : Math.round(percent * 100), note };
    const rateId = await insertRate(transaction.queries, { ...rate, validFrom: begins, setBy: actor.userId });
    if (rateId === undefined) return refuse('commission.planned');
    await transaction.changed('commission');
    audit.changed(null, { ...rate, validFrom: begins });
    return { rateId };
  });
};

export const withdrawCommissionRate: UseCase<typeof contract.withdrawCommissionRate, CommissionContext> = async (
  { database },
  { rateId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    const deleted = await deletePlannedRate(queries, rateId);
    if (!deleted) return refuse((await hasRate(queries, rateId)) ? 'commission.begun' : 'commission.notFound');
    await changed('commission');
    audit.changed(deleted, null);
    return null;
  });
