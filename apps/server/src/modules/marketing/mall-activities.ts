import type * as contract from '@galleria/contract/activities/staff-activities';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import { toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { findActivity, readActivities, readActivityResults, takeDown } from '../activities/index.ts';
import { mailOwners } from '../sellers/index.ts';
import { readGoodsOf } from './activity-products.ts';
import { presentGifts } from './gift/present-gifts.ts';
import type { MarketingContext } from './index.ts';
import { marketingMails } from './mails.ts';
import { presentActivity } from './present-activities.ts';

export const mallActivityPage: UseCase<typeof contract.mallActivityPage, MarketingContext> = async (
  { database: { queries }, stores },
  { kind, state, keyword, shopId: storeId, ...paging },
  { locale },
) => {
  const [{ rows, total }, summaries] = await Promise.all([
    readActivities(queries, { storeId, kind, state, keyword }, paging),
    stores.summaries(locale),
  ]);
  const resultsOf = await readActivityResults(
    queries,
    rows.map(({ activity }) => activity.id),
  );
  const giftOf = await presentGifts(queries, rows, locale);
  const records = rows.map((row) => ({
    ...presentActivity(row, resultsOf(row.activity.id), giftOf(row), locale),
    shopId: row.activity.storeId,
    shopName: summaries.get(row.activity.storeId)?.shopName ?? '',
  }));
  return toPage(records, total, paging);
};

export const mallActivityInfo: UseCase<typeof contract.mallActivityInfo, MarketingContext> = async (
  { database: { queries }, stores },
  { activityId },
  { locale },
) => {
  const found = await findActivity(queries, activityId);
  if (!found) return refuse('activity.notFound');
  const { storeId } = found.activity;
  const [products, resultsOf, summaries] = await Promise.all([
    readGoodsOf(queries, found, locale),
    readActivityResults(queries, [activityId]),
    stores.summaries(locale),
  ]);
  const giftOf = await presentGifts(queries, [found], locale);
  return {
    ...presentActivity(found, resultsOf(activityId), giftOf(found), locale),
    shopId: storeId,
    shopName: summaries.get(storeId)?.shopName ?? '',
    terms: found.activity.terms,
    products,
  };
};

export const takeDownActivity: UseCase<typeof contract.takeDownActivity, MarketingContext> = async (
  { database, messages },
  { activityId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const found = await findActivity(transaction.queries, activityId);
    if (!found) return refuse('activity.notFound');
    if (!(await takeDown(transaction, activityId, reason))) return refuse('activity.ended');
    const { storeId, name } = found.activity;
    await mailOwners(transaction, messages, {
      ...{ storeId, mail: marketingMails.activityTakenDown },
      values: (locale) => ({ activity: textIn(name, locale), reason }),
    });
    audit.changed(
      { activityId, storeId, name, state: found.state },
      { activityId, storeId, state: 'takenDown', reason },
    );
    return null;
  });
