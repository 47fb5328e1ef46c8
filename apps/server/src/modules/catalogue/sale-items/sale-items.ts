import type { LineActivity } from '@galleria/contract/activities/fields';
import { KIND_TERMS } from '@galleria/domain/activities/activity-kinds';
import { isActivityPrice } from '@galleria/domain/activities/activity-rules';
import { formatChoice } from '@galleria/domain/catalogue/product-options';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { WantedLine } from '@galleria/domain/pricing/trade';
import { LOCALES, type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { ActivityPrice } from '../../activities/index.ts';
import { type CategoryNames, pathTo } from '../categories/category-names.ts';
import type { SaleItem } from './sale-items-db.ts';

/** A SKU with its current price. */
export interface PricedItem extends SaleItem {
  /** The price without the activity. */
  readonly normalCents: number;
  readonly activity: ActivityPrice | null;
  /** A price for first orders that this buyer cannot have. */
  readonly withheld: ActivityPrice | null;
}

/**
 * The price of an activity replaces the SKU's own, unless that has fallen to it or below. The price of a kind with a
 * checkout of its own holds only there: elsewhere the product has the type of the activity, which most callers refuse.
 */
export function priceItems(
  items: readonly SaleItem[],
  activityPrices: ReadonlyMap<number, ActivityPrice>,
  /** The activity of the checkout in which they are bought. */
  ownActivityId?: number,
): PricedItem[] {
  return items.map((item) => {
    const given = activityPrices.get(item.skuId);
    const holding = given && isActivityPrice(given.priceCents, item.priceCents) ? given : null;
    const running = holding?.isWithheld ? null : holding;
    const terms = running && KIND_TERMS[running.kind];
    const isCharged = terms?.pricedIn === 'everyCheckout' || running?.activityId === ownActivityId;
    const activity = isCharged ? running : null;
    return {
      ...item,
      activity,
      withheld: running ? null : holding,
      type: isCharged || !terms ? item.type : terms.productType,
      normalCents: item.priceCents,
      priceCents: activity?.priceCents ?? item.priceCents,
    };
  });
}

/** The activity of a line's price, in the API's format. */
export function lineActivity(
  { activity, normalCents, prodId }: PricedItem,
  locale: Locale,
): z.infer<typeof LineActivity> | null {
  if (!activity) return null;
  const { activityId, kind, name, terms } = activity;
  const perSet = terms.combo?.parts.find((part) => part.prodId === prodId)?.quantity;
  return {
    activityId,
    kind,
    name: textIn(name, locale),
    normalPrice: mainUnits(normalCents),
    ...(perSet && { perSet }),
  };
}

/** The price of one piece in a first order, which this buyer cannot have; null: no such price. */
export function withheldFirstOrderPrice({ withheld }: PricedItem): number | null {
  return withheld && mainUnits(withheld.priceCents);
}

/** A SKU in the form that the domain's pricing takes. */
export function wantedLine(item: PricedItem, key: string, quantity: number, categories: CategoryNames): WantedLine {
  return {
    key,
    storeId: item.storeId,
    prodId: item.prodId,
    skuId: item.skuId,
    categoryIds: pathTo(categories, item.categoryId).map(({ id }) => id),
    quantity,
    unitCents: item.priceCents,
    isActivityPrice: item.activity !== null,
    takesReductions: item.activity === null || KIND_TERMS[item.activity.kind].takesReductions,
    isVirtual: item.isVirtual,
    weightGrams: item.weightGrams,
    volumeCm3: item.volumeCm3,
    shippingTemplateId: item.shippingTemplateId,
  };
}

export function pictureOf(item: SaleItem): string {
  return item.skuPicture || (item.pictures[0] ?? '');
}

export function skuNameIn(item: SaleItem, locale: Locale): string {
  return item.retiredName ? textIn(item.retiredName, locale) : formatChoice(item.options, item.choice, locale).skuName;
}

/** In every language of the product's name: orders keep a snapshot of it. */
export function skuNames(item: SaleItem): LocaleTexts {
  const written = LOCALES.filter((locale) => item.name[locale]);
  return Object.fromEntries(written.map((locale) => [locale, skuNameIn(item, locale)]));
}
