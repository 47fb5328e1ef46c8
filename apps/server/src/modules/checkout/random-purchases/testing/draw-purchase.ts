import type { CouponTerms } from '@galleria/domain/promotions/coupons';
import type { TestApp } from '../../../../testing/open-test-app.ts';
import type { Facts, GiftsLeft, Sale, SaleSku, WantedPurchase } from './facts.ts';
import type { Roll } from './insert-offers.ts';
import type { RandomMall } from './random-mall.ts';

/** The kinds of purchases, used in turn so that a short run covers all of them. */
export const PURCHASE_KINDS = [
  'cart',
  'flashSale',
  'direct',
  'groupBuy',
  'cart',
  'preSale',
  'direct',
  'combo',
] as const;

const pick = <Item>(items: readonly Item[], roll: Roll): Item => {
  const item = items[roll(items.length)];
  if (item === undefined) throw new Error('pick: there is nothing to choose from');
  return item;
};

export function drawPurchase(
  { facts, mains }: RandomMall,
  way: (typeof PURCHASE_KINDS)[number],
  roll: Roll,
): WantedPurchase {
  const quantity = () => 1 + roll(4);
  if (way === 'direct') return { way, pieces: [{ skuId: pick(mains, roll).skuId, quantity: quantity() }] };
  if (way === 'cart') {
    const fitting = mains.filter(({ skuId }) => canBePutIntoCart(facts, skuId));
    const skuIds = new Set(Array.from({ length: 1 + roll(6) }, () => pick(fitting, roll).skuId));
    return { way, pieces: [...skuIds].map((skuId) => ({ skuId, quantity: quantity() })) };
  }
  if (way !== 'combo') {
    const sales = [...facts.sales.values()].filter(({ kind }) => kind === way);
    return { way, sale: pick(sales, roll), quantity: quantity() };
  }
  const combo = pick(facts.combos, roll);
  const others = combo.parts.filter(({ isFixed }) => !isFixed).toSorted(() => roll(3) - 1);
  const chosen = others.slice(0, combo.least + roll(combo.most - combo.least + 1));
  const parts = combo.parts.filter((part) => part.isFixed || chosen.includes(part));
  return { way, combo, skuIds: parts.map(({ skuId }) => skuId), sets: quantity() };
}

/** Carts refuse the SKUs of running flash sales and pre-sales, whatever their price. */
function canBePutIntoCart({ sales }: Facts, skuId: number): boolean {
  const sale: Sale | undefined = sales.get(skuId);
  return !sale?.isRunning || (sale.kind !== 'flashSale' && sale.kind !== 'preSale');
}

export type DrawnCoupon = CouponTerms & { readonly ownId: number };

/** Up to two coupons, which may apply to none of the goods. */
export async function drawCoupons(app: TestApp, userId: string, goods: readonly SaleSku[], roll: Roll) {
  const coupons: DrawnCoupon[] = [];
  if (roll(3) === 0) coupons.push(await grantCoupon(app, userId, pick(goods, roll).storeId, goods, roll));
  if (roll(3) === 0) coupons.push(await grantCoupon(app, userId, null, goods, roll));
  return coupons;
}

async function grantCoupon(
  { database: { pool } }: TestApp,
  userId: string,
  storeId: number | null,
  goods: readonly SaleSku[],
  roll: Roll,
): Promise<DrawnCoupon> {
  const good = pick(goods, roll);
  const scope = (['all', 'all', 'products', 'categories'] as const)[roll(4)] ?? 'all';
  const scopeIds = { all: [], products: [good.prodId], categories: [pick(good.categoryIds, roll)] }[scope];
  const isCash = roll(2) === 0;
  const terms = {
    ...{ storeId, scope, scopeIds, kind: isCash ? ('cash' as const) : ('percent' as const) },
    ...{ amountCents: isCash ? 1 + roll(3_000) : 0, percentOff: isCash ? 0 : 1 + roll(60) },
    ...{ mostOffCents: isCash || roll(2) === 0 ? null : 1 + roll(2_000), thresholdCents: roll(2) * roll(20_000) },
  };
  const { rows } = await pool.query<{ coupon: number; own: number }>(
    `with drawn as (
       insert into coupon (store_id, name, kind, amount_cents, percent_off, most_off_cents, threshold_cents, scope, scope_ids,
         offered_from, offered_until, valid_days, total, left_count)
       values ($1, '{"en": "Drawn"}', $2, $3, $4, $5, $6, $7, $8, now(), now() + interval '1 day', 30, 10, 10) returning id)
     insert into own_coupon (coupon_id, user_id, ordinal, valid_from, valid_until)
     select id, $9, 1, now() - interval '1 day', now() + interval '30 days' from drawn
     returning coupon_id as coupon, id as own`,
    [
      ...[storeId, terms.kind, terms.amountCents, terms.percentOff, terms.mostOffCents, terms.thresholdCents],
      ...[scope, scopeIds, userId],
    ],
  );
  return { ...terms, couponId: rows[0]?.coupon ?? 0, ownId: rows[0]?.own ?? 0 };
}

/** Makes gifts scarce, or available again, in some of the calls. Returns the pieces that are left. */
export async function drawGiftsLeft({ app: { database }, facts }: RandomMall, roll: Roll): Promise<GiftsLeft> {
  const { pool } = database;
  const giftIds = [...new Set(facts.gifts.map(({ giftSkuId }) => giftSkuId))];
  if (roll(3) === 0) {
    await pool.query('update sku_stock set available = $2 where sku_id = any($1)', [
      giftIds,
      roll(2) * 1_000 + roll(4),
    ]);
  }
  if (roll(3) === 0) await pool.query('update activity_gift set given = 0');
  const stock = await pool.query<{ id: number; left: number }>(
    'select sku_id as id, available as left from sku_stock where sku_id = any($1)',
    [giftIds],
  );
  const pools = await pool.query<{ id: number; left: number | null }>(
    'select activity_id as id, pool - given as left from activity_gift',
  );
  const byId = <Left>(rows: { id: number; left: Left }[]) => new Map(rows.map(({ id, left }) => [id, left]));
  return { stock: byId(stock.rows), pool: byId(pools.rows) };
}
