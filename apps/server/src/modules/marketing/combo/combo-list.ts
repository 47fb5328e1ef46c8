import type * as contract from '@galleria/contract/activities/combo';
import type { OutputOf } from '@galleria/contract/operation';
import { type ComboPart, type ComboTerms, minComboSaving, partCents } from '@galleria/domain/activities/combo';
import { cartObjection } from '@galleria/domain/cart/cart-rules';
import { saleObjection } from '@galleria/domain/cart/sale-objection';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { type ActivityPrice, type CurrentActivities, presentActivityTimes } from '../../activities/index.ts';
import {
  type PricedItem,
  pictureOf,
  priceItems,
  readSaleItems,
  type SaleItem,
  skuNameIn,
} from '../../catalogue/index.ts';
import { readStocks } from '../../inventory/index.ts';
import type { MarketingContext } from '../index.ts';

type Combo = OutputOf<typeof contract.comboList>[number];

/** The combos themselves are cached: a product without one costs no statement, every other product two. */
export const comboList: UseCase<typeof contract.comboList, MarketingContext> = async (context, { prodId }, caller) => {
  const { queries } = context.database;
  const current = await context.activities.current();
  const found = combosWith(current, prodId);
  if (found.length === 0) return [];
  const skuIds = [...new Set(found.flatMap(({ prices }) => prices.map(({ skuId }) => skuId)))];
  const [items, stocks, summaries] = await Promise.all([
    readSaleItems(queries, skuIds),
    readStocks(queries, skuIds),
    context.stores.summaries(caller.locale),
  ]);
  const onSale = items.filter((item) => !saleObjection(item, summaries.get(item.storeId)?.shopStatus));
  const outside = singlePrices(onSale, current);
  const goods = { items: new Map(outside.map((item) => [item.skuId, item])), stocks, current, locale: caller.locale };
  return found.flatMap((combo) => presentCombo(combo, goods) ?? []);
};

/** The prices outside of the combo. SKUs in a flash sale or a pre-sale are left out, since they are sold only there. */
function singlePrices(items: readonly SaleItem[], current: CurrentActivities): PricedItem[] {
  const prices = items.flatMap(({ skuId }) => current.priceOf(skuId) ?? []);
  const priced = priceItems(items, new Map(prices.map((price) => [price.skuId, price])));
  return priced.filter(({ type }) => !cartObjection(type));
}

interface FoundCombo {
  readonly first: ActivityPrice;
  readonly terms: ComboTerms;
  readonly prices: readonly ActivityPrice[];
}

function combosWith(current: CurrentActivities, prodId: number): FoundCombo[] {
  const running = current.open().filter(({ kind, startsAt }) => kind === 'combo' && startsAt <= current.now);
  const combos = [...Map.groupBy(running, ({ activityId }) => activityId).values()].flatMap((prices) => {
    const [first] = prices;
    const terms = first?.terms.combo;
    return first && terms?.parts.some((part) => part.prodId === prodId) ? [{ first, terms, prices }] : [];
  });
  const isMain = ({ terms }: FoundCombo) => terms.parts[0]?.prodId === prodId;
  return combos.toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)));
}

interface Goods {
  readonly items: ReadonlyMap<number, PricedItem>;
  readonly stocks: ReadonlyMap<number, number>;
  readonly current: CurrentActivities;
  readonly locale: Locale;
}

/** Undefined when no set can be made or a set saves nothing: parts may be off sale, or cheaper outside. */
function presentCombo({ first, terms, prices }: FoundCombo, goods: Goods): Combo | undefined {
  const skus = prices.flatMap((price) => presentSku(price, terms, goods) ?? []);
  const parts = terms.parts.filter(({ prodId }) => skus.some((sku) => sku.prodId === prodId));
  const others = parts.filter(({ isFixed }) => !isFixed).length;
  const isWhole = terms.parts.every((part) => !part.isFixed || parts.includes(part)) && others >= terms.least;
  const storeId = goods.items.get(skus[0]?.shown.skuId ?? 0)?.storeId;
  if (!isWhole || storeId === undefined || minComboSaving({ ...terms, parts }, skus) <= 0) return undefined;
  const { activityId, name, limitPerBuyer } = first;
  return {
    ...{ activityId, name: textIn(name, goods.locale), shopId: storeId, limitPerBuyer },
    ...{ least: terms.least, most: Math.min(terms.most, others) },
    parts: parts.map((part) => presentPart(part, part === terms.parts[0], skus, goods)),
    nowIso: goods.current.now.toISOString(),
    ...presentActivityTimes(first),
  };
}

type PartSku = NonNullable<ReturnType<typeof presentSku>>;

/**
 * Compares with the current price outside of the combo, so that the page never promises a saving that does not exist.
 */
function presentSku(price: ActivityPrice, { parts }: ComboTerms, { items, stocks, locale }: Goods) {
  const { skuId, prodId } = price;
  const item = items.get(skuId);
  const part = parts.find((one) => one.prodId === prodId);
  if (!item || !part) return undefined;
  const normalCents = item.priceCents;
  const priceCents = partCents(price.priceCents, normalCents);
  const available = stocks.get(skuId) ?? 0;
  return {
    ...{ prodId, priceCents, normalCents },
    shown: {
      ...{ skuId, skuName: skuNameIn(item, locale), pic: pictureOf(item), stocks: available },
      ...{ price: mainUnits(priceCents), normalPrice: mainUnits(normalCents) },
      isSoldOut: available < part.quantity,
    },
  };
}

function presentPart({ prodId, isFixed, quantity }: ComboPart, isMain: boolean, all: readonly PartSku[], goods: Goods) {
  const skus = all.filter((sku) => sku.prodId === prodId).map(({ shown }) => shown);
  const item = goods.items.get(skus[0]?.skuId ?? 0);
  return {
    ...{ prodId, prodName: textIn(item?.name ?? {}, goods.locale), pic: item?.pictures[0] ?? '' },
    ...{ isMain, isFixed, quantity, skus },
  };
}
