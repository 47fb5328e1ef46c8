import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { insertGift } from '../checkout/testing/gift-mall.ts';
import { dataOf, openRefundMall, SOUND } from './testing/refund-shopper.ts';
import { seededRandom } from './testing/seeded-random.ts';

const [MAIN_CENTS, GIFT_CENTS] = [3_001, 1_999];
const FAR = { dvyId: 1, dvyFlowId: 'SF9', mobile: '13800138001', words: '', imgs: [] };

/** The mall of `openRefundMall`, in which the second product, at 19.99, is a gift with the first, at 30.01. */
async function openGiftRefunds(terms: { perPieces?: number; pieces?: number; mostPerOrder?: number | null } = {}) {
  const app = await openTestApp();
  const mall = await openRefundMall(app);
  await app.database.pool.query('delete from activity');
  const [mainId, giftId] = mall.skuIds;
  const [main] = await mall.rows<{ prodId: number }>('select product_id as "prodId" from sku where id = $1', [mainId]);
  await insertGift(app, { skuId: mainId, prodId: main?.prodId ?? 0 }, { skuId: giftId, ...terms });
  const state = async () => {
    const [row] = await mall.rows<{ given: number; stock: number }>(
      'select given, (select available from sku_stock where sku_id = $1) as stock from activity_gift',
      [giftId],
    );
    return [row?.given, row?.stock];
  };
  /** Gift pieces that were refunded, cancelled before shipping, kept. */
  const giftLine = async (number: string) => {
    const [row] = await mall.rows<{ line: number[] }>(
      `select array[refunded_quantity, canceled_quantity, kept_quantity] as line from order_line
       join mall_order on mall_order.id = order_id where number = $1 and main_sku_id is not null`,
      [number],
    );
    return row?.line;
  };
  const status = async (number: string) => (await mall.ada.detail(number)).status;
  return { app, mall, mainId, giftId, state, giftLine, status };
}

describe('refund of a main item with a gift', () => {
  it('before shipping: cancels the gift too, closes the order and puts all pieces back into stock', async () => {
    const { mall, state, giftLine, status } = await openGiftRefunds();
    const { number, lines } = await mall.buy([2, 0]);
    expect(await state()).toEqual([2, 998]);
    const one = await mall.requestRefund(number, { orderItemId: lines[0]?.id, goodsNum: 1, refundAmount: 30.01 });
    dataOf(await mall.accept(one));
    expect([await giftLine(number), await state()]).toEqual([
      [1, 1, 0],
      [1, 999],
    ]);
    const keeping = { orderItemId: lines[0]?.id, goodsNum: 1, refundAmount: 10, keepsGift: true };
    expect((await mall.apply(number, keeping)).reason).toBe('refund.notPossible');
    const shipping = (lines[0]?.payable ?? 0) - 2 * MAIN_CENTS;
    const all = await mall.requestRefund(number, {
      orderItemId: lines[0]?.id,
      refundAmount: (MAIN_CENTS + shipping) / 100,
    });
    dataOf(await mall.accept(all));
    expect([await giftLine(number), await state(), await status(number)]).toEqual([[2, 2, 0], [0, 1_000], 6]);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('after shipping: takes the gift back too, and returns it to the stock and to its activity', async () => {
    const { mall, state, giftLine } = await openGiftRefunds();
    const { number, lines } = await mall.buy([2, 0]);
    dataOf(await mall.ship(number));
    const sn = await mall.requestRefund(number, {
      orderItemId: lines[0]?.id,
      goodsNum: 1,
      applyType: 2,
      refundAmount: 30.01,
    });
    expect((await mall.info(sn)) as unknown).toMatchObject({
      refundAmount: 30.01,
      lines: [
        { goodsNum: 1, isGift: false },
        { goodsNum: 1, isGift: true, keptNum: 0 },
      ],
    });
    dataOf(await mall.accept(sn));
    dataOf(await mall.ada.call('PUT', '/orderRefund/submitExpress', { refundSn: sn, ...FAR }));
    dataOf(await mall.seller.call('PUT', '/m/refund/received', { refundSn: sn, isRestocked: true }));
    expect([await giftLine(number), await state()]).toEqual([
      [1, 0, 0],
      [1, 999],
    ]);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('deducts the worth of a gift that the buyer keeps, once', async () => {
    const { mall, state, giftLine } = await openGiftRefunds();
    const { number, lines } = await mall.buy([2, 0]);
    dataOf(await mall.ship(number));
    const input = { orderItemId: lines[0]?.id, goodsNum: 1, keepsGift: true };
    expect((await mall.apply(number, { ...input, refundAmount: 10.03 })).reason).toBe('refund.tooMuch');
    const before = await mall.balance();
    const sn = await mall.requestRefund(number, { ...input, refundAmount: 10.02 });
    dataOf(await mall.accept(sn));
    expect((await mall.balance()) - before).toBe(MAIN_CENTS - GIFT_CENTS);
    expect([await giftLine(number), await state()]).toEqual([
      [0, 0, 1],
      [2, 998],
    ]);
    dataOf(await mall.accept(await mall.requestRefund(number, { ...input, keepsGift: false, refundAmount: 30.01 })));
    expect(await giftLine(number)).toEqual([1, 0, 1]);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('refuses to keep a gift worth the whole refund, and refuses a refund of the gift alone', async () => {
    const { app, mall, mainId } = await openGiftRefunds();
    await app.database.pool.query('update sku set price_cents = $2 where id = $1', [mainId, GIFT_CENTS]);
    const { number, lines } = await mall.buy([1, 0]);
    dataOf(await mall.ship(number));
    const [main, gift] = lines;
    const kept = { orderItemId: main?.id, keepsGift: true, refundAmount: 0.01 };
    expect((await mall.apply(number, kept)).reason).toBe('refund.gift');
    expect((await mall.apply(number, { orderItemId: gift?.id, refundAmount: 1 })).reason).toBe('refund.belowMinimum');
    const info = dataOf(await mall.ada.call('GET', `/orderRefund/applyInfo?orderNumber=${number}`));
    expect(info).toMatchObject({
      lines: [
        { isGift: false, gift: { worth: 19.99, given: 1, settled: 0, unsent: 0, mainLeft: 1 } },
        { isGift: true, maxCount: 0, gift: null },
      ],
    });
    dataOf(await mall.accept(await mall.requestRefund(number, { orderItemId: main?.id, refundAmount: 19.99 })));
  });
});

const ROUNDS = Number(process.env.GIFT_REFUNDS ?? 8);

describe('random refunds of random orders with gifts', () => {
  it('pay back what was paid, less the worth of kept gifts, to the cent', {
    timeout: 60_000 + ROUNDS * 2_000,
  }, async () => {
    const { app, mall, giftId } = await openGiftRefunds();
    const roll = seededRandom(Number(process.env.GIFT_SEED ?? 20_261_117));
    const upTo = (most: number) => 1 + roll(most);
    for (let round = 0; round < ROUNDS; round += 1) {
      const rule = { perPieces: upTo(3), pieces: upTo(2), mostPerOrder: roll(10) < 3 ? upTo(3) : null };
      const terms = { gift: { skuId: giftId, pool: null, ...rule } };
      await app.database.pool.query('update activity set terms = $1', [JSON.stringify(terms)]);
      const [given0] = await mall.rows<{ given: number }>('select given from activity_gift');
      const bought = upTo(5);
      await app.database.pool.query('update sku_stock set available = 1000 where sku_id = any($1)', [[...mall.skuIds]]);
      const { number, lines } = await mall.buy([bought, 0]);
      const main = lines[0];
      if (roll(10) < 6) dataOf(await mall.ship(number));
      const before = await mall.balance();
      let left = bought;
      let keptCents = 0;
      while (left > 0) {
        const goodsNum = upTo(left);
        const [gift] = await mall.rows<{ kept: number }>(KEPT, [number]);
        const asked = { orderItemId: main?.id, goodsNum };
        const isKept = roll(10) < 5;
        const most = await maximumOf(mall, number, { ...asked, keepsGift: isKept });
        const choice = most === undefined ? { keepsGift: false } : { keepsGift: isKept };
        const amount = most ?? (await maximumOf(mall, number, { ...asked, keepsGift: false })) ?? 0;
        dataOf(await mall.accept(await mall.requestRefund(number, { ...asked, ...choice, refundAmount: amount })));
        const [after] = await mall.rows<{ kept: number }>(KEPT, [number]);
        keptCents += ((after?.kept ?? 0) - (gift?.kept ?? 0)) * GIFT_CENTS;
        left -= goodsNum;
      }
      const [order] = await mall.rows<{ paid: number; refunded: number; shipping: number; shipped: number }>(
        `select payable_cents::int as paid, refunded_cents::int as refunded, shipping_cents::int as shipping,
           (select sum(shipped_quantity)::int from order_line where order_id = mall_order.id) as shipped
         from mall_order where number = $1`,
        [number],
      );
      const goods = (order?.paid ?? 0) - (order?.shipped ? (order?.shipping ?? 0) : 0);
      expect((await mall.balance()) - before).toBe(goods - keptCents);
      expect(order?.refunded).toBe(goods - keptCents);
      // Every gift was returned, was not sent, or was paid for.
      const settled = await mall.rows(
        `select id from order_line where main_sku_id is not null and refunded_quantity + kept_quantity <> quantity`,
      );
      expect(settled).toEqual([]);
      const [given1] = await mall.rows<{ given: number }>('select given from activity_gift');
      if (!order?.shipped) expect(given1).toEqual(given0);
    }
    expect(await mall.prove()).toEqual(SOUND);
  });
});

const KEPT = `select coalesce(sum(kept_quantity), 0)::int as kept from order_line
  join mall_order on mall_order.id = order_id where number = $1`;

/** The maximum named by the refusal; undefined when the request is refused for another reason. */
async function maximumOf(mall: Awaited<ReturnType<typeof openRefundMall>>, number: string, asked: object) {
  const { reason, msg } = await mall.apply(number, { ...asked, refundAmount: 999_999 });
  if (reason !== 'refund.tooMuch') return undefined;
  return Number(/[\d.]+\d/.exec(msg.replaceAll(',', ''))?.[0]);
}
