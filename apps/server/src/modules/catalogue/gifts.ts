import type { LineGift } from '@galleria/contract/activities/gift';
import { comesWithGift, shareGifts } from '@galleria/domain/activities/gift';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { Queries } from '../../infra/database/database.ts';
import type { CurrentActivities, GiftReader, GiftRule } from '../activities/index.ts';
import { readStocks } from '../inventory/index.ts';
import type { CatalogueContext } from './context.ts';
import { type PricedItem, pictureOf, skuNameIn } from './sale-items.ts';
import { readSaleItems, type SaleItem } from './sale-items-db.ts';

/** A gift that comes with a line. Its worth is the normal price of `item`. */
export interface OfferedGift {
  readonly rule: GiftRule;
  readonly item: SaleItem;
  /** That the quantity of the line brings. */
  readonly due: number;
  /** As many of these as there are. */
  readonly given: number;
}

interface BoughtLine {
  readonly item: PricedItem;
  readonly quantity: number;
}

/**
 * The gifts of one purchase by main SKU, as they are at the instant of the caller's transaction. Three statements, and
 * none where no line has a gift.
 */
export async function readGifts(
  queries: Queries,
  lines: readonly BoughtLine[],
  readRules: GiftReader,
): Promise<ReadonlyMap<number, OfferedGift>> {
  const fitting = lines.filter(({ item }) => !item.isVirtual && comesWithGift(item.activity?.kind ?? null));
  const rules = await readRules(
    queries,
    fitting.map(({ item }) => item.skuId),
  );
  if (rules.size === 0) return new Map();
  const giftIds = [...new Set([...rules.values()].map(({ terms }) => terms.skuId))];
  const goods = { items: await readSaleItems(queries, giftIds), stocks: await readStocks(queries, giftIds) };
  return offerGifts(
    fitting.map(({ item: { skuId }, quantity }) => ({ skuId, quantity })),
    rules,
    {
      ...goods,
      boughtOf: (skuId) => lines.reduce((sum, line) => sum + (line.item.skuId === skuId ? line.quantity : 0), 0),
    },
  );
}

interface GiftGoods {
  readonly items: readonly SaleItem[];
  readonly stocks: ReadonlyMap<number, number>;
  /** What the purchase buys of a gift for money. */
  readonly boughtOf?: (skuId: number) => number;
}

function offerGifts(
  mains: readonly { readonly skuId: number; readonly quantity: number }[],
  rules: ReadonlyMap<number, GiftRule>,
  { items, stocks, boughtOf = () => 0 }: GiftGoods,
): ReadonlyMap<number, OfferedGift> {
  const itemOf = new Map(items.map((item) => [item.skuId, item]));
  const stockOf = (skuId: number) => (isGivable(itemOf.get(skuId)) ? (stocks.get(skuId) ?? 0) - boughtOf(skuId) : 0);
  const lines = mains.flatMap(({ skuId, quantity }) => {
    const rule = rules.get(skuId);
    return rule ? [{ ...rule, key: skuId, quantity }] : [];
  });
  return new Map(
    shareGifts(lines, stockOf).flatMap(({ key, due, given }) => {
      const rule = rules.get(key);
      const item = rule && itemOf.get(rule.terms.skuId);
      return item ? [[key, { rule, item, due, given }]] : [];
    }),
  );
}

/** What is not sold by itself can be given, unless somebody took it down. */
const GIVABLE: readonly number[] = [PRODUCT_STATUS.onSale, PRODUCT_STATUS.offShelf];

function isGivable(item: SaleItem | undefined): boolean {
  return Boolean(item?.isOn) && item?.retiredName === null && GIVABLE.includes(item.status);
}

/**
 * The gift of a product that runs now, for the least that brings one. Three statements at once; a product without a gift costs
 * none.
 */
export async function productGift(
  { database: { queries }, activities }: Pick<CatalogueContext, 'database' | 'activities'>,
  current: CurrentActivities,
  prodId: number,
  locale: Locale,
) {
  const [running] = current.giftsOf(prodId);
  const terms = running?.terms.gift;
  if (!running || !terms || !comesWithGift(current.priceOf(running.skuId)?.kind ?? null)) return null;
  const { skuId } = running;
  const readRules = await activities.giftReader();
  const [rules, items, stocks] = await Promise.all([
    readRules(queries, [skuId]),
    readSaleItems(queries, [terms.skuId]),
    readStocks(queries, [terms.skuId]),
  ]);
  const offered = offerGifts([{ skuId, quantity: terms.perPieces }], rules, { items, stocks });
  return presentGift(offered.get(skuId), locale);
}

/** In the API's format. */
export function presentGift(gift: OfferedGift | undefined, locale: Locale): z.infer<typeof LineGift> | null {
  if (!gift) return null;
  const { rule, item, due, given } = gift;
  const { perPieces, pieces } = rule.terms;
  return {
    ...{ activityId: rule.activityId, name: textIn(rule.name, locale), perPieces, pieces },
    ...{ prodId: item.prodId, skuId: item.skuId, pic: pictureOf(item), worth: mainUnits(item.priceCents) },
    ...{ prodName: textIn(item.name, locale), skuName: skuNameIn(item, locale) },
    ...{ prodCount: given, dueCount: due, isGone: given < due && given === 0 },
  };
}
