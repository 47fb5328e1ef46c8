import { SYSTEM } from '@galleria/domain/access/access';
import { buyerPoints } from '@galleria/domain/ledger/accounts';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { grantCoupon } from '../checkout/testing/shopper.ts';
import { postJournal, readBalance } from '../ledger/index.ts';
import { chargePostage } from './testing/postage.ts';
import { dataOf, openRefundMall, type RefundMall, SOUND } from './testing/refund-shopper.ts';
import { seededRandom } from './testing/seeded-random.ts';

const ORDERS = Number(process.env.REFUND_ORDERS ?? 8);
const POSTAGE_CENTS = 701;

/** Asks for the maximum, as the refusal of a larger amount names it. */
async function requestMaximum(mall: RefundMall, number: string, pieces: { orderItemId: number; goodsNum: number }) {
  const refused = await mall.apply(number, { ...pieces, refundAmount: 9_999_999 });
  expect(refused.reason).toBe('refund.tooMuch');
  return mall.requestRefund(number, { ...pieces, refundAmount: Number(/\d+\.\d\d/.exec(refused.msg)?.[0]) });
}

describe('refunds of an unsent order, line by line', () => {
  it(`add up to exactly what was paid, in any order, in ${ORDERS} random orders`, {
    timeout: ORDERS * 30_000,
  }, async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    await chargePostage(app, mall.skuIds, POSTAGE_CENTS);
    await inTransaction(app.database, SYSTEM, (transaction) =>
      postJournal(transaction, { key: 'points', reason: 'gift', lines: issuePoints(mall.userId, 100_000) }),
    );
    const pick = seededRandom(Number(process.env.REFUND_SEED ?? 13));
    const holdings = async () => ({
      balance: await mall.balance(),
      points: await readBalance(app.database.queries, buyerPoints(mall.userId)),
      stock: await mall.stock(),
    });
    for (let made = 0; made < ORDERS; made++) {
      const before = await holdings();
      const coupon = pick(2) === 0 ? [] : [await grantCoupon(app, mall.userId, { amountCents: 100 + pick(900) })];
      const choices = { couponUserIds: coupon, userUseScore: 10 * pick(40) };
      const number = await mall.place([1 + pick(3), pick(3)], choices);
      await mall.pay(number);
      const lines = await mall.rows<{ id: number; quantity: number }>(
        `select order_line.id, quantity from order_line join mall_order on mall_order.id = order_id where number = $1`,
        [number],
      );
      // One request after another, or all at once and then answered in any order.
      const isAtOnce = made % 2 === 0;
      const open: string[] = [];
      const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
      while (left.size > 0) {
        const [orderItemId = 0, pieces = 0] = [...left][pick(left.size)] ?? [];
        const goodsNum = isAtOnce ? pieces : 1 + pick(pieces);
        if (goodsNum === pieces) left.delete(orderItemId);
        else left.set(orderItemId, pieces - goodsNum);
        const sn = await requestMaximum(mall, number, { orderItemId, goodsNum });
        if (isAtOnce) open.push(sn);
        else dataOf(await mall.accept(sn));
      }
      while (open.length > 0) dataOf(await mall.accept(open.splice(pick(open.length), 1)[0] ?? ''));
      const [order] = await mall.rows(
        `select status, refunded_cents = payable_cents as money, refunded_points = points as points,
           refunded_mall_cents = (select coalesce(sum((reduction->>'amountCents')::int), 0)
             from jsonb_array_elements(reductions) reduction where reduction->>'bearer' = 'mall') as borne,
           (select sum(postage_cents)::int from refund_request where order_id = mall_order.id) as postage,
           (select balance::int from ledger_account where kind = 'escrow' and unit = 'cents' and owner = trade_id::text)
             as escrow
         from mall_order where number = $1`,
        [number],
      );
      expect(order).toEqual({
        ...{ status: 6, money: true, points: true, borne: true, postage: POSTAGE_CENTS, escrow: 0 },
      });
      expect(await holdings()).toEqual(before);
      const used = await mall.rows('select trade_id from own_coupon where id = any($1)', [coupon]);
      expect(used).toEqual(coupon.map(() => ({ trade_id: null })));
    }
    expect(await mall.prove()).toEqual(SOUND);
  });
});
