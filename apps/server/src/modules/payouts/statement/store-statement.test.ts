import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/payouts/store-money';
import { centsOf } from '@galleria/domain/money/main-units';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { grantCoupon, stockedSku } from '../../checkout/testing/shopper.ts';
import { proveBalance } from '../../ledger/index.ts';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { grantPoints, openShopper, setStatus } from '../../orders/testing/shopper.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { payableCents, readStoreBalance, type Share } from '../testing/store-money.ts';

type Months = OutputOf<typeof contract.storeMonthList>;
type Info = OutputOf<typeof contract.storeStatementInfo>;

const ORDERS = 12;
const SEED = 20_261_116;

/** A seeded random generator, so that every run makes the same orders. */
function seededRandom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Paid orders of store 2 and others, with random store coupons, platform coupons, points and shipping. */
async function sell(app: TestApp): Promise<string[]> {
  const roll = seededRandom(SEED);
  const ada = await openShopper(app);
  await grantPoints(app, ada.userId, 1_000_000);
  const own = await stockedSku(app, 2, { priceCents: 3_337 });
  const other = await stockedSku(app, 3, { priceCents: 1_999 });
  const numbers: string[] = [];
  for (let round = 0; round < ORDERS; round++) {
    const charge = 'update product set shipping_template_id = $2 where id = $1';
    const { rows } = await app.database.pool.query('select min(id) as id from shipping_template where store_id = 2');
    await app.database.pool.query(charge, [own.prodId, roll(2) === 0 ? rows[0].id : null]);
    const couponUserIds = [
      ...(roll(2) === 0 ? [await grantCoupon(app, ada.userId, { storeId: 2, amountCents: 1 + roll(1_500) })] : []),
      ...(roll(2) === 0 ? [await grantCoupon(app, ada.userId, { amountCents: 1 + roll(1_500) })] : []),
    ];
    const items = [
      { skuId: own.skuId, count: 1 + roll(3) },
      ...(roll(2) === 0 ? [{ skuId: other.skuId, count: 1 }] : []),
    ];
    const placed = await ada.order(items, { couponUserIds, userUseScore: 10 * roll(40) });
    await ada.pay(placed[0] ?? '');
    for (const number of placed) {
      await setStatus(app, number, 3);
      await ada.call('PUT', `/myOrder/receipt/${number}`);
    }
    numbers.push(...placed);
  }
  return numbers;
}

const newOnes = (records: readonly Share[], numbers: readonly string[]) =>
  records.filter(({ orderNumber }) => numbers.includes(orderNumber));

/** The amounts that the journal of each order moved to store 2 and to the mall. */
async function journals({ database }: TestApp, numbers: readonly string[]) {
  const { rows } = await database.pool.query<{ number: string; kind: string; amount: number }>(
    `select mall_order.number, account.kind, line.amount::int as amount from mall_order
     join ledger_journal journal on journal.key = 'settled:' || mall_order.id
     join ledger_line line on line.journal_id = journal.id
     join ledger_account account on account.id = line.account_id
     where mall_order.number = any($1) and account.kind in ('storePayable', 'commission')`,
    [numbers],
  );
  return (number: string, kind: string) => rows.find((row) => row.number === number && row.kind === kind)?.amount ?? 0;
}

describe('statement of a store', () => {
  it(`equals the ledger to the cent for ${ORDERS} random orders, before and after settlement`, async () => {
    const app = await openTestApp();
    let seller = await sellerBrowser(app);
    const page = async (state: string, more = '') => {
      const { data } = await seller.call('GET', `/m/statement/page?state=${state}&size=100${more}`);
      return (data as { records: Share[] }).records;
    };
    const before = { balance: await readStoreBalance(seller), payable: await payableCents(app, 2) };
    const numbers = await sell(app);

    const waiting = newOnes(await page('waiting'), numbers);
    expect(waiting.length).toBe(ORDERS);
    const expected = waiting.reduce((sum, { net }) => sum + centsOf(net), 0);
    const { waiting: waitingNow, waitingOrders } = await readStoreBalance(seller);
    expect(centsOf(waitingNow) - centsOf(before.balance.waiting)).toBe(expected);
    expect(waitingOrders - before.balance.waitingOrders).toBe(ORDERS);

    await app.moveClock('8 days');
    await openOrderJobs(app).run('payStores');
    // The session expired when the clock moved by days.
    seller = await sellerBrowser(app);
    const settled = newOnes(await page('settled'), numbers);
    expect(settled.map(({ orderNumber, net }) => [orderNumber, net]).toSorted()).toEqual(
      waiting.map(({ orderNumber, net }) => [orderNumber, net]).toSorted(),
    );
    const moved = await journals(app, numbers);
    for (const { orderNumber, net, commission, goods, storeBears, platformBears, transfee, paid } of settled) {
      expect(centsOf(net)).toBe(moved(orderNumber, 'storePayable'));
      expect(centsOf(commission)).toBe(moved(orderNumber, 'commission'));
      expect(centsOf(goods - storeBears - platformBears + transfee)).toBe(centsOf(paid));
      expect(centsOf(paid + platformBears - commission)).toBe(centsOf(net));
    }
    expect(settled.some(({ storeBears }) => storeBears > 0)).toBe(true);
    expect(settled.some(({ platformBears }) => platformBears > 0)).toBe(true);
    expect(settled.some(({ transfee }) => transfee > 0)).toBe(true);

    const { months } = (await seller.call('GET', '/m/statement/months')).data as Months;
    const [now] = months;
    expect(centsOf(now?.closing ?? 0)).toBe(await payableCents(app, 2));
    const ofMonth = (await page('settled', `&from=${now?.month}-01`)).reduce((sum, { net }) => sum + centsOf(net), 0);
    expect(centsOf(now?.net ?? 0)).toBe(ofMonth);
    for (const one of months) {
      expect(centsOf(one.paid + one.platformBears - one.commission)).toBe(centsOf(one.net));
      const outside = one.returned + one.other - one.clawedBack;
      expect(centsOf(one.opening + one.net - one.requested + outside)).toBe(centsOf(one.closing));
    }
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('explains an order, pages by cursor, and answers order.notFound for another store’s order', async () => {
    const app = await openTestApp();
    const seller = await sellerBrowser(app);
    const ada = await openShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 5_000 });
    const couponId = await grantCoupon(app, ada.userId, { storeId: 2, amountCents: 500 });
    const [number = ''] = await ada.order([{ skuId, count: 1 }], { couponUserIds: [couponId] });
    const info = () => seller.call('GET', `/m/statement/info?orderNumber=${number}`);
    expect((await info()).reason).toBe('order.notFound');
    await ada.pay(number);
    expect((await info()).data as Info).toMatchObject({
      ...{ goods: 50, storeBears: 5, platformBears: 0, paid: 45, commissionPercent: 5, commission: 2.25, net: 42.75 },
      settleTime: null,
      reductions: [{ kind: 'storeCoupon', name: 'Test coupon', amount: 5, bearer: 'store' }],
      lines: [{ prodCount: 1, goods: 50 }],
    });
    const one = (await seller.call('GET', '/m/statement/page?state=waiting&size=1')).data as {
      records: Share[];
      nextCursor: string;
    };
    expect(one.records[0]?.orderNumber).toBe(number);
    const cursor = encodeURIComponent(one.nextCursor);
    const { data } = await seller.call('GET', `/m/statement/page?state=waiting&size=1&cursor=${cursor}`);
    expect((data as { records: Share[] }).records[0]?.orderNumber).not.toBe(number);
    await seller.call('POST', '/m/store/switch', { storeId: 5 });
    expect((await info()).reason).toBe('order.notFound');
  });
});
