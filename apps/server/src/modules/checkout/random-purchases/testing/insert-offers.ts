import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction } from '../../../../infra/database/transaction.ts';
import type { TestApp } from '../../../../testing/open-test-app.ts';
import { fillPool } from '../../../activities/index.ts';
import { type ComboOffer, type GiftOffer, SALE_KINDS, type Sale, type SaleSku } from './facts.ts';

export type Roll = (sides: number) => number;

const RUNNING_PERIOD = ['-1 hour', '1 day'] as const;
const NOT_RUNNING_PERIODS = [
  ['-2 hours', '-1 hour'],
  ['1 hour', '1 day'],
] as const;

interface NewActivity {
  readonly kind: string;
  readonly storeId: number;
  readonly runs: readonly [string, string];
  readonly terms: object;
  readonly items: readonly { readonly good: SaleSku; readonly priceCents: number; readonly pieces?: number | null }[];
}

/**
 * Inserts into the tables directly, so that the activity may have started and its price may be above the normal one.
 */
async function insertActivity({ database: { pool } }: TestApp, activity: NewActivity): Promise<number> {
  const { kind, storeId, runs, terms, items } = activity;
  const { rows } = await pool.query<{ id: number }>(
    `insert into activity (store_id, kind, name, starts_at, ends_at, limit_per_buyer, approval, terms)
     values ($1, $2, '{"en": "Drawn"}', mall_now() + $3::interval, mall_now() + $4::interval, $5, $6, $7) returning id`,
    [storeId, kind, ...runs, kind === 'flashSale' ? 9 : null, kind === 'flashSale' ? 'approved' : 'none', terms],
  );
  const activityId = rows[0]?.id ?? 0;
  for (const { good, priceCents, pieces = null } of items) {
    await pool.query(
      `insert into activity_item (activity_id, sku_id, product_id, price_cents, during, pieces, is_sku_price, gives_gift)
       select id, $2, $3, $4, tstzrange(starts_at, ends_at), $5, $6, $7 from activity where id = $1`,
      [activityId, good.skuId, good.prodId, priceCents, pieces, kind !== 'combo' && kind !== 'gift', kind === 'gift'],
    );
  }
  return activityId;
}

/**
 * The first activities of each kind run and are cheaper than the normal price. Of the others, some do not run and some
 * are not cheaper.
 */
export async function insertSales(
  app: TestApp,
  mains: readonly SaleSku[],
  roll: Roll,
  pieces: number,
): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (const [index, good] of mains.entries()) {
    const kind = SALE_KINDS[index % 7];
    if (!kind) continue;
    const isSure = index < 21;
    const isRunning = isSure || roll(6) > 0;
    const runs = isRunning ? RUNNING_PERIOD : (NOT_RUNNING_PERIODS[roll(2)] ?? RUNNING_PERIOD);
    const most = isSure || roll(6) > 0 ? good.normalCents - 1 : good.normalCents + 500;
    const priceCents = 1 + Math.floor(most / 2) + roll(Math.ceil(most / 2));
    const depositPercent = kind === 'preSale' && roll(2) === 0 ? 10 + roll(41) : undefined;
    const terms = kind === 'preSale' ? preSaleTerms(depositPercent) : termsOf(kind);
    const isPool = kind === 'flashSale';
    const items = [{ good, priceCents, pieces: isPool ? pieces : null }];
    const activityId = await insertActivity(app, { kind, storeId: good.storeId, runs, terms, items });
    if (isPool && isRunning)
      await inTransaction(app.database, SYSTEM, (transaction) => fillPool(transaction, activityId));
    sales.push({ activityId, kind, skuId: good.skuId, priceCents, isRunning, depositPercent });
  }
  return sales;
}

function termsOf(kind: string): object {
  if (kind === 'groupBuy') return { groupSize: 3 };
  return kind === 'flashSale' ? { flashDay: '2026-01-01', flashRound: 0 } : {};
}

function preSaleTerms(depositPercent: number | undefined): object {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  if (depositPercent === undefined) return { preSale: { payment: 'full', shipByIso: inDays(20) } };
  const window = { balanceFromIso: inDays(2), balanceUntilIso: inDays(5) };
  return { preSale: { payment: 'deposit', depositPercent, ...window, shipByIso: inDays(20) } };
}

export async function insertGifts(app: TestApp, mains: readonly SaleSku[], presents: readonly SaleSku[], roll: Roll) {
  const offers: GiftOffer[] = [];
  const products = new Map(mains.map((good) => [good.prodId, good]));
  for (const [index, main] of [...products.values()].entries()) {
    const own = presents.filter(({ storeId, prodId }) => storeId === main.storeId && prodId !== main.prodId);
    const gift = own[roll(Math.max(1, own.length))];
    if (index % 2 === 1 || !gift) continue;
    const isRunning = index < 20 || roll(5) > 0;
    const rule = { perPieces: 1 + roll(2), pieces: 1 + roll(3), mostPerOrder: roll(3) === 0 ? 1 + roll(4) : null };
    const pool = roll(2) === 0 ? 6 : null;
    const terms = { gift: { skuId: gift.skuId, pool, ...rule } };
    const items = mains
      .filter(({ prodId }) => prodId === main.prodId)
      .map((good) => ({ good, priceCents: good.normalCents }));
    const runs = isRunning ? RUNNING_PERIOD : NOT_RUNNING_PERIODS[0];
    const activityId = await insertActivity(app, { kind: 'gift', storeId: main.storeId, runs, terms, items });
    await app.database.pool.query('insert into activity_gift (activity_id, pool) values ($1, $2)', [activityId, pool]);
    for (const { good } of items) {
      offers.push({ activityId, mainSkuId: good.skuId, giftSkuId: gift.skuId, ...rule, isRunning });
    }
  }
  return offers;
}

/** Two combos per store: one of any goods, and one of goods that are in no sale or in a limited-time discount. */
export async function insertCombos(app: TestApp, mains: readonly SaleSku[], roll: Roll): Promise<ComboOffer[]> {
  const combos: ComboOffer[] = [];
  const plain = mains.filter(
    (_, index) => SALE_KINDS[index % 7] === undefined || SALE_KINDS[index % 7] === 'limitedTime',
  );
  for (const goods of [...Map.groupBy(mains, storeOf).values(), ...Map.groupBy(plain, storeOf).values()]) {
    const chosen = [...new Map(goods.map((good) => [good.prodId, good])).values()].slice(0, 3 + roll(3));
    if (chosen.length < 2) continue;
    const parts = chosen.map((good, index) => ({
      ...{ good, skuId: good.skuId, isFixed: index < 2, quantity: 1 + roll(3) },
      priceCents: 1 + roll(good.normalCents),
    }));
    const most = parts.length - 2;
    const combo = { parts: parts.map(({ good, isFixed, quantity }) => ({ prodId: good.prodId, isFixed, quantity })) };
    const least = roll(most + 1);
    const terms = { combo: { ...combo, least, most } };
    const storeId = chosen[0]?.storeId ?? 0;
    const activityId = await insertActivity(app, { kind: 'combo', storeId, runs: RUNNING_PERIOD, terms, items: parts });
    combos.push({ activityId, parts, least, most });
  }
  return combos;
}

const storeOf = ({ storeId }: SaleSku) => storeId;
