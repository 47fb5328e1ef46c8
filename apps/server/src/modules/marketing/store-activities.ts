import type * as contract from '@galleria/contract/activities/store-activities';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import { toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import {
  findActivity,
  findClashes,
  presentActivityTimes,
  readActivities,
  readActivityResults,
} from '../activities/index.ts';
import { readStoreSkus } from '../catalogue/index.ts';
import { periodOf } from './activity-calendar.ts';
import { readActivityProducts, readGoodsOf } from './activity-products.ts';
import { presentGifts } from './gift/present-gifts.ts';
import type { MarketingContext } from './index.ts';
import { presentActivity } from './present-activities.ts';

export const storeActivityPage: UseCase<typeof contract.storeActivityPage, MarketingContext> = async (
  { database: { queries } },
  { kind, state, keyword, ...paging },
  { actor: { storeId }, locale },
) => {
  const { rows, total } = await readActivities(queries, { storeId, kind, state, keyword }, paging);
  const resultsOf = await readActivityResults(
    queries,
    rows.map(({ activity }) => activity.id),
  );
  const giftOf = await presentGifts(queries, rows, locale);
  const records = rows.map((row) => presentActivity(row, resultsOf(row.activity.id), giftOf(row), locale));
  return toPage(records, total, paging);
};

export const storeActivityInfo: UseCase<typeof contract.storeActivityInfo, MarketingContext> = async (
  { database: { queries } },
  { activityId },
  { actor: { storeId }, locale },
) => {
  const found = await findActivity(queries, activityId, storeId);
  if (!found) return refuse('activity.notFound');
  const [products, resultsOf] = await Promise.all([
    readGoodsOf(queries, found, locale),
    readActivityResults(queries, [activityId]),
  ]);
  const giftOf = await presentGifts(queries, [found], locale);
  return {
    ...presentActivity(found, resultsOf(activityId), giftOf(found), locale),
    names: found.activity.name,
    terms: found.activity.terms,
    products,
  };
};

export const activityCandidates: UseCase<typeof contract.activityCandidates, MarketingContext> = async (
  { database: { queries } },
  { prodIds },
  { actor: { storeId }, locale },
) => readActivityProducts(queries, { storeId, prodIds }, locale);

export const activityClashes: UseCase<typeof contract.activityClashes, MarketingContext> = async (
  { database: { queries } },
  { activityId: exceptId, kind, startTime, endTime, skuIds },
  { actor: { storeId }, locale },
) => {
  const period = periodOf(startTime, endTime);
  if (!period) return [];
  const { rows } = await readStoreSkus(queries, storeId, { skuIds }, { current: 1, size: skuIds.length });
  const productIds = [...new Set(rows.map(({ prodId }) => prodId))];
  const clashes = await findClashes(queries, { storeId, ...period, skuIds, productIds, kind, exceptId });
  return clashes.map(({ skuId, activityId, kind, name, startsAt, endsAt }) => ({
    ...{ skuId, activityId, kind, name: textIn(name, locale) },
    ...presentActivityTimes({ startsAt, endsAt }),
  }));
};
