import { cartObjection, CHECKOUT_LINES_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { saleObjection } from '@galleria/domain/cart/sale-objection';
import { linesToken } from '@galleria/domain/checkout/lines-token';
import type { WantedLine } from '@galleria/domain/pricing/trade';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../infra/database/database.ts';
import { readSelectedLines } from '../cart/index.ts';
import { type SaleItem, wantedLine } from '../catalogue/index.ts';
import { readStocks } from '../inventory/index.ts';
import type { Terms } from './terms.ts';

/** So many of a SKU; the line of the cart that it stands on, 0 when it is bought directly. */
export interface Pick {
  readonly basketId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/** A pick with everything about what is picked. */
export interface Good {
  readonly pick: Pick;
  readonly item: SaleItem;
  readonly wanted: WantedLine;
}

/** What somebody is about to buy: one thing directly, else what is checked in the cart. */
export async function readPicks(
  queries: Queries,
  userId: string,
  direct: { readonly skuId: number; readonly prodCount: number } | undefined,
): Promise<Pick[] | Refused<'cart.nothingChecked' | 'cart.tooMany'>> {
  if (direct) return [{ basketId: 0, skuId: direct.skuId, quantity: direct.prodCount }];
  const lines = await readSelectedLines(queries, userId);
  if (lines.length === 0) return refuse('cart.nothingChecked');
  return lines.length > CHECKOUT_LINES_AT_MOST ? refuse('cart.tooMany', { values: { limit: CHECKOUT_LINES_AT_MOST } }) : lines;
}

type Picked = Awaited<ReturnType<typeof readPicks>>;

/** What was picked, unless the buyer was shown something else: nobody orders what they have not seen. */
export function asShown(picks: Picked, shownToken: string | undefined): Picked | Refused<'cart.changed'> {
  if (shownToken === undefined) return picks;
  return !isRefused(picks) && linesToken(picks) === shownToken ? picks : refuse('cart.changed');
}

type GoodsObjection =
  | 'product.notFound'
  | 'product.offShelf'
  | 'store.notOpen'
  | 'cart.preSale'
  | 'cart.combo'
  | 'cart.flashSale';

/** Everything that was picked, or why one of it cannot be bought. Stock is another matter. */
export function findGoods(
  picks: readonly Pick[],
  items: readonly SaleItem[],
  { heads, categories }: Terms,
): Good[] | Refused<GoodsObjection> {
  const bySku = new Map(items.map((item) => [item.skuId, item]));
  const goods: Good[] = [];
  for (const pick of picks) {
    const { basketId, skuId, quantity } = pick;
    const item = bySku.get(skuId);
    const objection =
      saleObjection(item, item && heads.get(item.storeId)?.shopStatus) ?? (item && cartObjection(item.type));
    if (objection || !item) return refuse(objection ?? 'product.notFound', { data: { skuId, basketId } });
    goods.push({ pick, item, wanted: wantedLine(item, keyOf(pick), quantity, categories) });
  }
  return goods;
}

/** A SKU stands on one line of a cart, and one is bought directly: its id tells the lines apart. */
function keyOf({ skuId }: Pick): string {
  return String(skuId);
}

/** Says what there is too little of, without keeping anybody from taking it in the next moment. */
export async function stockObjection(
  queries: Queries,
  picks: readonly Pick[],
): Promise<{ stocks: ReadonlyMap<number, number>; refused?: Refused<'stock.insufficient'> }> {
  const stocks = await readStocks(
    queries,
    picks.map(({ skuId }) => skuId),
  );
  const short = picks.find(({ skuId, quantity }) => (stocks.get(skuId) ?? 0) < quantity);
  return short ? { stocks, refused: refuse('stock.insufficient', { data: short.skuId }) } : { stocks };
}
