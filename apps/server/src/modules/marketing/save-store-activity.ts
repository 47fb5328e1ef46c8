import type * as contract from '@galleria/contract/activities/store-activities';
import type { ParsedInputOf } from '@galleria/contract/operation';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { type ActivityKind, KIND_TERMS } from '@galleria/domain/activities/activity-kinds';
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
import { findActivity, lockActivitiesOf, type NewItem, readActivityItems, saveActivity } from '../activities/index.ts';
import { readStoreSkus } from '../catalogue/index.ts';
import { checkComboTerms } from './combo/check-combo-terms.ts';
import { checkFlashItems, flashTimes, hasFlashTerms } from './flash-sale/flash-sale-rules.ts';
import { checkGiftTerms } from './gift/check-gift-terms.ts';
import { checkGroupTerms } from './group-buy/check-group-terms.ts';
import type { MarketingContext } from './index.ts';
import { checkDeposits, checkPreSaleTerms, refuseVirtualPreSale } from './pre-sale/check-pre-sale-terms.ts';
import { recordedActivity } from './present-activities.ts';

export const saveStoreActivity: UseCase<typeof contract.saveStoreActivity, MarketingContext> = async (
  { database, site },
  { activityId, items: wanted, ...input },
  { actor, locale, audit },
) => {
  const { timeZone } = await site.rules();
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId } = actor;
    const { kind, terms } = input;
    const now = await transaction.now();
    const times = kind === 'flashSale' ? await flashTimes(queries, terms, { now, timeZone }) : timesOf(input);
    if (isRefused(times)) return times;
    if (!isActivityPeriod(times.startsAt, times.endsAt, now)) return refuse('activity.dates');
    const unfitTerms = checkGroupTerms(kind, terms) ?? checkPreSaleTerms(kind, terms, times.endsAt);
    if (unfitTerms) return unfitTerms;
    const values = toValues(storeId, input, times);
    const before = activityId === undefined ? undefined : await findChangeable(queries, activityId, storeId);
    if (isRefused(before)) return before;
    const items = await pricedItems(queries, { storeId, kind }, wanted, locale);
    if (isRefused(items)) return items;
    const unfitItems = await checkItems(queries, values, items, activityId);
    if (unfitItems) return unfitItems;
    const itemsBefore = before ? await readActivityItems(queries, before.activity.id) : [];
    const saved = await saveActivity(transaction, values, items.map(toItem), activityId);
    if ('clash' in saved) return refuse('activity.overlap', { values: { name: textIn(saved.clash, locale) } });
    if ('objection' in saved) return refuse(`activity.${saved.objection}`);
    audit.changed(before ? recordedActivity(before.activity, itemsBefore) : null, recordedActivity(values, items));
    return { activityId: saved.activityId };
  });
};

const CHANGEABLE: ReadonlySet<string> = new Set(['notStarted', 'waiting', 'refused']);

/** The stored activity of the store, refused when it can no longer be changed. */
async function findChangeable(queries: Queries, activityId: number, storeId: number) {
  const before = await findActivity(queries, activityId, storeId);
  if (!before) return refuse('activity.notFound');
  if (before.activity.approval === 'approved') return refuse('flashSale.approved');
  return CHANGEABLE.has(before.state) ? before : refuse('activity.started');
}

/** The checks of each kind, the cheapest first; the one that locks the activities of the store comes last. */
async function checkItems(queries: Queries, values: Values, items: readonly PricedItem[], activityId?: number) {
  const { kind, terms, storeId, startsAt } = values;
  const unfit =
    checkDeposits(terms, items) ??
    checkComboTerms(kind, terms, items) ??
    (await refuseVirtualPreSale(queries, kind, items)) ??
    (await checkGiftTerms(queries, values, items));
  if (unfit || kind !== 'flashSale') return unfit;
  await lockActivitiesOf(queries, storeId);
  return checkFlashItems(queries, { storeId, activityId, startsAt, round: terms.flashRound ?? 0, items });
}

function toItem({ skuId, productId, priceCents, pieces = null }: NewItem): NewItem {
  return { skuId, productId, priceCents, pieces };
}

type ActivityInput = ParsedInputOf<typeof contract.saveStoreActivity>;

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The times of an activity of a kind without rounds. */
function timesOf({ startTime, endTime, terms }: Pick<ActivityInput, 'startTime' | 'endTime' | 'terms'>) {
  if (startTime === undefined || endTime === undefined || hasFlashTerms(terms)) return refuse('activity.dates');
  return { startsAt: parseApiTime(startTime), endsAt: parseApiTime(endTime) };
}

type Values = ReturnType<typeof toValues>;

function toValues(storeId: number, given: Omit<ActivityInput, 'activityId' | 'items'>, { startsAt, endsAt }: Times) {
  const { kind, names, limitPerBuyer, terms } = given;
  const approval = kind === 'flashSale' ? ('waiting' as const) : ('none' as const);
  return {
    ...{ storeId, kind, name: names, limitPerBuyer: limitOfKind(kind, limitPerBuyer), terms },
    ...{ startsAt, endsAt, approval },
  };
}

type PricedItem = NewItem & { readonly normalCents: number };

/**
 * SKUs that are on sale in the store, each below its normal price; in a combo not above it; with a gift exactly at it.
 * Of a SKU that is named twice, the last price counts.
 */
async function pricedItems(
  queries: Queries,
  { storeId, kind }: { readonly storeId: number; readonly kind: ActivityKind },
  wanted: ActivityInput['items'],
  locale: Locale,
) {
  const prices = new Map(wanted.map(({ skuId, price = 0 }) => [skuId, centsOf(price)]));
  const pieces = new Map(wanted.map((item) => [item.skuId, item.pieces ?? null]));
  const skuIds = [...prices.keys()];
  const { rows } = await readStoreSkus(queries, storeId, { skuIds }, { current: 1, size: skuIds.length });
  const skus = new Map(rows.filter(({ isOn }) => isOn).map((sku) => [sku.skuId, sku]));
  const items: PricedItem[] = [];
  const refusal = kind === 'combo' ? 'combo.price' : 'activity.price';
  let dear: Refused<typeof refusal> | undefined;
  for (const [skuId, wantedCents] of prices) {
    const sku = skus.get(skuId);
    if (!sku) return refuse('activity.skuUnknown', { data: { skuId } });
    const { prodId: productId, priceCents: normalCents } = sku;
    const priceCents = kind === 'gift' ? normalCents : wantedCents;
    const isFit = isActivityPrice(priceCents, KIND_TERMS[kind].hasPrice ? normalCents : normalCents + 1);
    if (!isFit) dear ??= refusePrice(refusal, skuId, normalCents, locale);
    items.push({ skuId, productId, priceCents, pieces: pieces.get(skuId) ?? null, normalCents });
  }
  return dear ?? items;
}

function refusePrice<Name extends 'activity.price' | 'combo.price'>(
  name: Name,
  skuId: number,
  normalCents: number,
  locale: Locale,
) {
  return refuse(name, {
    values: { price: formatMoney(locale, BASE_CURRENCY, normalCents) },
    data: { skuId, normalPrice: mainUnits(normalCents) },
  });
}
