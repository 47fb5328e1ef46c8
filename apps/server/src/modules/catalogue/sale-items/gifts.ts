import type { LineGift } from '@galleria/contract/activities/gift';
import { allowsGift, shareGifts } from '@galleria/domain/activities/gift';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import { type BriefCache, cacheBriefly } from '../../../infra/cache/cache-briefly.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { type CurrentActivities, type GiftReader, type GiftRule, readGivenGifts } from '../../activities/index.ts';
import { readStocks } from '../../inventory/index.ts';
import type { CatalogueContext, CatalogueNeeds } from '../context.ts';
import { type PricedItem, pictureOf, skuNameIn } from './sale-items.ts';
import { readSaleItems, type SaleItem } from './sale-items-db.ts';

/** A gift that comes with a line. Its worth is the normal price of `item`. */
export interface OfferedGift {
  readonly rule: GiftRule;
  readonly item: SaleItem;
  /** Pieces that the line's quantity entitles to. */
  readonly due: number;
  /** Pieces of `due` that are available. */
  readonly given: number;
}

interface BoughtLine {
  readonly item: PricedItem;
  readonly quantity: number;
}

/**
 * The gifts of one purchase by main SKU, at the instant of the caller's transaction. Three statements; none if no line
 * has a gift.
 */
export async function readGifts(
  queries: Queries,
  lines: readonly BoughtLine[],
  readRules: GiftReader,
): Promise<ReadonlyMap<number, OfferedGift>> {
  const fitting = lines.filter(({ item }) => !item.isVirtual && allowsGift(item.activity?.kind ?? null));
  const rules = await readRules(
    queries,
    fitting.map(({ item }) => item.skuId),
  );
  if (rules.size === 0) return new Map();
  const giftIds = [...new Set([...rules.values()].map(({ terms }) => terms.skuId))];
  const goods = { items: await readGoods(queries, giftIds), stocks: await readStocks(queries, giftIds) };
  return offerGifts(
    fitting.map(({ item: { skuId }, quantity }) => ({ skuId, quantity })),
    rules,
    {
      ...goods,
      boughtOf: (skuId) => lines.reduce((sum, line) => sum + (line.item.skuId === skuId ? line.quantity : 0), 0),
    },
  );
}

async function readGoods(queries: Queries, skuIds: readonly number[]): Promise<ReadonlyMap<number, SaleItem>> {
  return new Map((await readSaleItems(queries, skuIds)).map((item) => [item.skuId, item]));
}

interface GiftGoods {
  readonly items: ReadonlyMap<number, SaleItem>;
  readonly stocks: ReadonlyMap<number, number>;
  /** Pieces of the gift's SKU that the same purchase buys. */
  readonly boughtOf?: (skuId: number) => number;
}

function offerGifts(
  mains: readonly { readonly skuId: number; readonly quantity: number }[],
  rules: ReadonlyMap<number, GiftRule>,
  { items, stocks, boughtOf = () => 0 }: GiftGoods,
): ReadonlyMap<number, OfferedGift> {
  const stockOf = (skuId: number) =>
    isAllowedAsGift(items.get(skuId)) ? (stocks.get(skuId) ?? 0) - boughtOf(skuId) : 0;
  const lines = mains.flatMap(({ skuId, quantity }) => {
    const rule = rules.get(skuId);
    return rule ? [{ ...rule, key: skuId, quantity }] : [];
  });
  return new Map(
    shareGifts(lines, stockOf).flatMap(({ key, due, given }) => {
      const rule = rules.get(key);
      const item = rule && items.get(rule.terms.skuId);
      return item ? [[key, { rule, item, due, given }]] : [];
    }),
  );
}

/** Products off the shelf can still be given, unless the platform took them down. */
const GIFT_PRODUCT_STATUSES: readonly number[] = [PRODUCT_STATUS.onSale, PRODUCT_STATUS.offShelf];

function isAllowedAsGift(item: SaleItem | undefined): boolean {
  return Boolean(item?.isOn) && item?.retiredName === null && GIFT_PRODUCT_STATUSES.includes(item.status);
}

/**
 * Given pieces, SKUs and stock of all current and coming gifts, cached together so that pages need no queries of their
 * own.
 */
export type CachedGifts = BriefCache<GiftGoods & { readonly given: ReadonlyMap<number, number> }>;

export function cacheGifts({
  database: { queries },
  activities,
}: Pick<CatalogueNeeds, 'database' | 'activities'>): CachedGifts {
  return cacheBriefly(async () => {
    const open = (await activities.current()).openGifts();
    const giftIds = [...new Set(open.flatMap(({ terms }) => terms.gift?.skuId ?? []))];
    const [given, items, stocks] = await Promise.all([
      readGivenGifts(queries, [...new Set(open.map(({ activityId }) => activityId))]),
      readGoods(queries, giftIds),
      readStocks(queries, giftIds),
    ]);
    return { given, items, stocks };
  });
}

/** The current gift of a product, for the smallest quantity that entitles to one. */
export async function productGift(
  { gifts }: Pick<CatalogueContext, 'gifts'>,
  current: CurrentActivities,
  prodId: number,
  locale: Locale,
) {
  const [running] = current.giftsOf(prodId);
  const terms = running?.terms.gift;
  if (!running || !terms || !allowsGift(current.priceOf(running.skuId)?.kind ?? null)) return null;
  const { activityId, name, skuId } = running;
  const { given, ...goods } = await gifts.get();
  const poolLeft = terms.pool === null ? null : terms.pool - (given.get(activityId) ?? 0);
  const rule = { activityId, name, mainSkuId: skuId, terms, poolLeft };
  const offered = offerGifts([{ skuId, quantity: terms.perPieces }], new Map([[skuId, rule]]), goods);
  return presentGift(offered.get(skuId), locale);
}

/** The gift in the API's format. */
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
