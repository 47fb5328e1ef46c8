import { SYSTEM } from '@galleria/domain/access/access';
import { centsOf } from '@galleria/domain/money/main-units';
import { expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSharedTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { seedSetting } from '../site/index.ts';
import { giveCoupon, type Shopper, signInShopper } from './testing/shopper.ts';

const app = await openSharedTestApp();

const CARTS = 24;
const SEED = 20_261_115;

/** The same carts at every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

async function goodsOf(app: TestApp): Promise<number[]> {
  const { rows } = await app.database.pool.query<{ id: number }>(`
    select sku.id from sku join product on product.id = product_id join sku_stock on sku_id = sku.id
    join store on store.id = product.store_id
    where store.status = 1 and product.status = 1 and product.type = 0 and not is_virtual and sku.is_on and 1 = any(delivery_types)
      and available > 30 order by sku.id`);
  return rows.map(({ id }) => id);
}

interface Sums {
  readonly trade: number;
  readonly orders: number;
  readonly lines: number;
  readonly steps: number;
  readonly points: number;
}

/** The sums of a trade in the database, each level added up by itself. */
async function sumsOf(app: TestApp, orderNumbers: string): Promise<Sums> {
  const { rows } = await app.database.pool.query<Sums>(
    `with orders as (select * from mall_order where number = any($1))
     select (select payable_cents::int from trade where id = (select min(trade_id) from orders)) as trade,
       (select sum(payable_cents)::int from orders) as orders,
       (select sum(line.payable_cents)::int from order_line line where order_id in (select id from orders)) as lines,
       (select sum(goods_cents - reduced_cents + shipping_cents - shipping_off_cents)::int from orders) as steps,
       (select sum(points)::int from orders) as points`,
    [orderNumbers.split(',')],
  );
  return rows[0] as Sums;
}

/** A cart of one to six SKUs, sometimes with a coupon and points, confirmed and placed. */
async function placeOne(app: TestApp, ada: Shopper, goods: readonly number[], roll: (sides: number) => number) {
  const picks = new Set(Array.from({ length: 1 + roll(6) }, () => goods[roll(goods.length)] as number));
  for (const skuId of picks) expect((await ada.putIntoCart(skuId, 1 + roll(3))).reason).toBeUndefined();
  const couponUserIds = roll(3) === 0 ? [await giveCoupon(app, ada.userId, { amountCents: 1 + roll(3000) })] : [];
  const most = await ada.confirm({ couponUserIds });
  expect(most.reason, JSON.stringify(most.data)).toBeUndefined();
  const { mostScore } = most.data as { mostScore: number };
  const userUseScore = roll(3) === 0 ? 10 * roll(1 + mostScore / 10) : 0;
  const confirmed = await ada.confirm({ couponUserIds, isScorePay: 1, userUseScore });
  const placed = await ada.submit({ couponUserIds, userUseScore });
  return { confirmed, placed };
}

it(`${CARTS} random carts: lines = orders = trade = confirmed amount = charged amount, to the cent`, async () => {
  const limits = { unpaidTradesPerBuyer: CARTS, unpaidPiecesPerBuyer: 1_000 };
  await inTransaction(app.database, SYSTEM, (transaction) => seedSetting(transaction, 'rules', limits));
  const roll = dice(SEED);
  const ada = await signInShopper(app);
  await ada.givePoints(1_000_000);
  const goods = await goodsOf(app);
  let withSeveralStores = 0;
  for (let cart = 0; cart < CARTS; cart++) {
    const { confirmed, placed } = await placeOne(app, ada, goods, roll);
    expect(placed.reason, `cart ${cart}`).toBeUndefined();
    const { orderNumbers, payAmount } = placed.data as { orderNumbers: string; payAmount: number };
    const cents = centsOf(payAmount);
    const { points, ...sums } = await sumsOf(app, orderNumbers);
    expect(sums, `cart ${cart}`).toEqual({ trade: cents, orders: cents, lines: cents, steps: cents });
    expect(confirmed.data, `cart ${cart}`).toMatchObject({ amounts: { actualTotal: payAmount } });
    if (orderNumbers.includes(',')) withSeveralStores++;
    if (cents === 0) continue;
    const started = await ada.post('/p/order/pay', { orderNumbers, payType: 13 });
    const { payNumber } = started.data as { payNumber: string };
    const { rows } = await app.database.pool.query(
      `select payment.amount_cents::int as asked, charge.amount_cents::int as charged
       from payment join sandbox_charge charge on charge.pay_number = payment.number where payment.number = $1`,
      [payNumber],
    );
    expect(rows, `cart ${cart}`).toEqual([{ asked: cents, charged: cents }]);
    expect(points).toBeGreaterThanOrEqual(0);
  }
  expect(withSeveralStores).toBeGreaterThan(CARTS / 4);
}, 180_000);
