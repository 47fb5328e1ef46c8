import type * as contract from '@galleria/contract/activities/store-activities';
import { parseApiTime } from '@galleria/contract/api-time';
import type { ParsedInputOf } from '@galleria/contract/operation';
import { KIND_TERMS } from '@galleria/domain/activities/activity-kinds';
import { isActivityPeriod, isActivityPrice } from '@galleria/domain/activities/activity-rules';
import { limitOfKind } from '@galleria/domain/activities/new-user-special';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { findActivity, readActivityItems, saveActivity } from '../activities/index.ts';
import { readStoreSkus } from '../catalogue/index.ts';
import { checkGiftTerms } from './gift/check-gift-terms.ts';
import { checkGroupTerms } from './group-buy/check-group-terms.ts';
import type { MarketingContext } from './index.ts';
import { recordedActivity } from './present-activities.ts';

export const saveStoreActivity: UseCase<typeof contract.saveStoreActivity, MarketingContext> = async (
  { database },
  { activityId, items: wanted, ...input },
  { actor, locale, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId } = actor;
    const values = toValues(storeId, input);
    if (!isActivityPeriod(values.startsAt, values.endsAt, await transaction.now())) return refuse('activity.dates');
    const unfit = checkGroupTerms(values.kind, values.terms);
    if (unfit) return unfit;
    const before = activityId === undefined ? undefined : await findActivity(queries, activityId, storeId);
    if (activityId !== undefined && !before) return refuse('activity.notFound');
    if (before && before.state !== 'notStarted') return refuse('activity.started');
    const items = await pricedItems(queries, values, wanted, locale);
    if (isRefused(items)) return items;
    const noGift = await checkGiftTerms(queries, values, items);
    if (noGift) return noGift;
    const itemsBefore = before ? await readActivityItems(queries, before.activity.id) : [];
    const saved = await saveActivity(transaction, values, items, activityId);
    if ('clash' in saved) return refuse('activity.overlap', { values: { name: textIn(saved.clash, locale) } });
    if ('objection' in saved) return refuse(`activity.${saved.objection}`);
    audit.changed(before ? recordedActivity(before.activity, itemsBefore) : null, recordedActivity(values, items));
    return { activityId: saved.activityId };
  });

type Given = ParsedInputOf<typeof contract.saveStoreActivity>;

function toValues(storeId: number, given: Omit<Given, 'activityId' | 'items'>) {
  const { kind, names, startTime, endTime, limitPerBuyer, terms } = given;
  return {
    ...{ storeId, kind, name: names, limitPerBuyer: limitOfKind(kind, limitPerBuyer), terms },
    startsAt: parseApiTime(startTime),
    endsAt: parseApiTime(endTime),
  };
}

/** SKUs that the store offers, each below its normal price, or at it where a gift comes with it. Of a SKU that is named twice, the last price counts. */
async function pricedItems(
  queries: Queries,
  { storeId, kind }: Pick<ReturnType<typeof toValues>, 'storeId' | 'kind'>,
  wanted: Given['items'],
  locale: Locale,
) {
  const prices = new Map(wanted.map(({ skuId, price = 0 }) => [skuId, centsOf(price)]));
  const skuIds = [...prices.keys()];
  const { rows } = await readStoreSkus(queries, storeId, { skuIds }, { current: 1, size: skuIds.length });
  const skus = new Map(rows.filter(({ isOn }) => isOn).map((sku) => [sku.skuId, sku]));
  const items: { skuId: number; productId: number; priceCents: number; givesGift: boolean }[] = [];
  let dear: Refused<'activity.price'> | undefined;
  for (const [skuId, priceCents] of prices) {
    const sku = skus.get(skuId);
    if (!sku) return refuse('activity.skuUnknown', { data: { skuId } });
    const givesGift = !KIND_TERMS[kind].hasPrice;
    const cents = givesGift ? sku.priceCents : priceCents;
    if (!givesGift && !isActivityPrice(cents, sku.priceCents)) dear ??= refusePrice(skuId, sku.priceCents, locale);
    items.push({ skuId, productId: sku.prodId, priceCents: cents, givesGift });
  }
  return dear ?? items;
}

function refusePrice(skuId: number, normalCents: number, locale: Locale) {
  return refuse('activity.price', {
    values: { price: formatMoney(locale, BASE_CURRENCY, normalCents) },
    data: { skuId, normalPrice: mainUnits(normalCents) },
  });
}
