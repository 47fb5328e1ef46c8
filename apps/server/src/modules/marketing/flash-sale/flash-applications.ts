import type * as contract from '@galleria/contract/activities/staff-flash-sales';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import {
  approveActivity,
  findActivity,
  markRefused,
  presentActivityTimes,
  readApplications,
} from '../../activities/index.ts';
import { mailOwners } from '../../sellers/index.ts';
import type { MarketingContext } from '../index.ts';
import { marketingMails } from '../mails.ts';

export const flashApplicationPage: UseCase<typeof contract.flashApplicationPage, MarketingContext> = async (
  { database: { queries }, stores },
  { approval, shopId: storeId, ...paging },
  { locale },
) => {
  const [{ rows, total }, summaries] = await Promise.all([
    readApplications(queries, { approval, storeId }, paging),
    stores.summaries(locale),
  ]);
  const records = rows.map(({ activity, ...counts }) => ({
    ...{ activityId: activity.id, version: activity.version, name: textIn(activity.name, locale), approval },
    ...{ shopId: activity.storeId, shopName: summaries.get(activity.storeId)?.shopName ?? '' },
    ...{ day: activity.terms.flashDay ?? '', round: activity.terms.flashRound ?? 0 },
    ...presentActivityTimes(activity),
    ...{ limitPerBuyer: activity.limitPerBuyer ?? 1, ...counts, refusedReason: activity.refusedReason },
    appliedTime: formatApiTime(activity.appliedAt),
  }));
  return toPage(records, total, paging);
};

export const approveFlashSale: UseCase<typeof contract.approveFlashSale, MarketingContext> = async (
  { database, messages },
  { activityId, version },
  { actor, locale, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const found = await findFlashSale(transaction.queries, activityId);
    if (!found) return refuse('activity.notFound');
    const approved = await approveActivity(transaction, found, version);
    if ('clash' in approved) return refuse('activity.overlap', { values: { name: textIn(approved.clash, locale) } });
    if ('missing' in approved) return refuse('flashSale.stock', { data: { skuId: approved.missing.data } });
    if (!approved.isApproved) return refuseUndecidable(transaction.queries, activityId, version);
    const { storeId, name } = found.activity;
    await mailOwners(transaction, messages, {
      ...{ storeId, mail: marketingMails.flashSaleApproved, values: valuesOf(found.activity) },
    });
    audit.changed({ activityId, storeId, name, approval: 'waiting' }, { activityId, storeId, approval: 'approved' });
    return null;
  });

export const refuseFlashSale: UseCase<typeof contract.refuseFlashSale, MarketingContext> = async (
  { database, messages },
  { activityId, version, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await findFlashSale(queries, activityId);
    if (!found) return refuse('activity.notFound');
    if (!(await markRefused(queries, activityId, { version, reason }))) {
      return refuseUndecidable(queries, activityId, version);
    }
    const { storeId, name } = found.activity;
    await mailOwners(transaction, messages, {
      ...{ storeId, mail: marketingMails.flashSaleRefused },
      values: (locale) => ({ ...valuesOf(found.activity)(locale), reason }),
    });
    audit.changed(
      { activityId, storeId, name, approval: 'waiting' },
      { activityId, storeId, approval: 'refused', reason },
    );
    return null;
  });

async function findFlashSale(queries: Queries, activityId: number) {
  const found = await findActivity(queries, activityId);
  return found?.activity.kind === 'flashSale' ? found : undefined;
}

async function refuseUndecidable(
  queries: Queries,
  activityId: number,
  version: number,
): Promise<Refused<'flashSale.changed' | 'flashSale.decided'>> {
  const found = await findActivity(queries, activityId);
  const isChanged = found?.state === 'waiting' && found.activity.version !== version;
  return refuse(isChanged ? 'flashSale.changed' : 'flashSale.decided');
}

function valuesOf({ name, startsAt }: { readonly name: LocaleTexts; readonly startsAt: Date }) {
  return (locale: Parameters<typeof textIn>[1]) => ({
    activity: textIn(name, locale),
    start: `${formatApiTime(startsAt)} UTC`,
  });
}
