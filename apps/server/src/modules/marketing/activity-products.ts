import type { ActivityProduct } from '@galleria/contract/activities/fields';
import { formatChoice } from '@galleria/domain/catalogue/product-options';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { Queries } from '../../infra/database/database.ts';
import { type ActivityRow, readActivityItems, readPoolStocks } from '../activities/index.ts';
import { readStoreSkus, type StoreSku } from '../catalogue/index.ts';
import { readStocks } from '../inventory/index.ts';

/** One page that is larger than the number of SKUs in any activity. */
const ALL_SKUS = { current: 1, size: 10_000 };

interface Wanted {
  readonly storeId: number;
  readonly prodIds: readonly number[];
  /** The activity's price of each SKU. */
  readonly priceCents?: ReadonlyMap<number, number>;
  /** The pieces of each SKU in a flash sale. */
  readonly pieces?: ReadonlyMap<number, number | null>;
  readonly piecesLeft?: ReadonlyMap<number, number> | undefined;
}

/** Products of a store in the given order, each with its SKUs that are switched on or have a price in the activity. */
export async function readActivityProducts(
  queries: Queries,
  { storeId, prodIds, priceCents = new Map(), pieces, piecesLeft }: Wanted,
  locale: Locale,
): Promise<z.infer<typeof ActivityProduct>[]> {
  const { rows } = await readStoreSkus(queries, storeId, { prodIds }, ALL_SKUS);
  const shown = Map.groupBy(
    rows.filter(({ skuId, isOn }) => isOn || priceCents.has(skuId)),
    ({ prodId }) => prodId,
  );
  const stocks = await readStocks(
    queries,
    rows.map(({ skuId }) => skuId),
  );
  const present = (sku: StoreSku) => {
    const cents = priceCents.get(sku.skuId);
    return {
      skuId: sku.skuId,
      skuName: formatChoice(sku.options, sku.choice, locale).skuName,
      normalPrice: mainUnits(sku.priceCents),
      price: cents === undefined ? null : mainUnits(cents),
      stocks: stocks.get(sku.skuId) ?? 0,
      pieces: pieces?.get(sku.skuId) ?? null,
      piecesLeft: piecesLeft && pieces?.get(sku.skuId) ? (piecesLeft.get(sku.skuId) ?? 0) : null,
    };
  };
  return [...new Set(prodIds)].flatMap((prodId) => {
    const skus = shown.get(prodId) ?? [];
    const [first] = skus;
    if (!first) return [];
    const { name, pictures } = first;
    return { prodId, prodName: textIn(name, locale), pic: pictures[0] ?? '', skus: skus.map(present) };
  });
}

/** The products of an activity, with the terms of each SKU. */
export async function readGoodsOf(
  queries: Queries,
  { activity: { id, storeId, approval, poolClosedAt } }: Pick<ActivityRow, 'activity'>,
  locale: Locale,
) {
  const items = await readActivityItems(queries, id);
  const skuIds = items.map(({ skuId }) => skuId);
  const hasPool = approval === 'approved' && poolClosedAt === null;
  const wanted = {
    ...{ storeId, prodIds: items.map(({ prodId }) => prodId) },
    priceCents: new Map(items.map((item) => [item.skuId, item.priceCents])),
    pieces: new Map(items.map((item) => [item.skuId, item.pieces])),
    piecesLeft: hasPool ? await readPoolStocks(queries, id, skuIds) : undefined,
  };
  return readActivityProducts(queries, wanted, locale);
}
