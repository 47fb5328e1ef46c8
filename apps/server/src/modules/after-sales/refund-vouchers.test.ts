import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { virtualItem } from '../orders/testing/shopper.ts';
import { runRefundClocks } from './clocks/run-refund-clocks.ts';
import { openRefundMall, SOUND } from './testing/refund-shopper.ts';

const [UNUSED, USED, REFUNDED] = [0, 1, 2];

/** A paid order of three voucher codes, and the people of their store. */
async function openVouchers(app: TestApp) {
  const mall = await openRefundMall(app);
  const { item, choices } = await virtualItem(app);
  const [number = ''] = await mall.ada.order([{ ...item, count: 3 }], choices);
  await mall.pay(number);
  const [line] = await mall.rows<{ id: number; storeId: number; paid: number }>(
    `select order_line.id, store_id as "storeId", order_line.payable_cents::int as paid from order_line
     join mall_order on mall_order.id = order_id where number = $1`,
    [number],
  );
  if (!line) throw new Error(`openVouchers: no line of ${number}`);
  const permissions = [...SELLER_PERMISSIONS];
  const session = { storeId: line.storeId, permissions };
  const authorization = await openSession(app.database.queries, 'seller', crypto.randomUUID(), session);
  const codes = () =>
    mall.rows<{ code: string; status: number }>(
      'select code, status from voucher where order_line_id = $1 order by ordinal',
      [line.id],
    );
  return {
    ...{ mall, number, codes, item },
    pieceCents: line.paid / 3,
    statuses: async () => (await codes()).map(({ status }) => status),
    redeem: async (code: string | undefined) => {
      const request = { method: 'POST', headers: { authorization }, payload: { code } } as const;
      return (await app.call('/m/voucher/redeem', request)).envelope.reason;
    },
    requestRefund: (goodsNum: number, amount: number) =>
      mall.apply(number, { orderItemId: line.id, goodsNum, refundAmount: amount / 100 }),
  };
}

describe('voucher codes', () => {
  it('are void once a refund is requested, and only unused codes can be refunded', async () => {
    const app = await openTestApp();
    const { mall, codes, statuses, redeem, requestRefund, pieceCents, number } = await openVouchers(app);
    const [first, , third] = await codes();
    expect(await redeem(first?.code)).toBeUndefined();
    expect((await requestRefund(3, 1)).reason).toBe('refund.codeUsed');
    const asked = await requestRefund(2, 2 * pieceCents);
    const { refundSn } = asked.data as { refundSn: string };
    expect(await statuses()).toEqual([USED, REFUNDED, REFUNDED]);
    expect(await redeem(third?.code)).toBe('voucher.refunded');
    expect((await mall.ada.call('PUT', `/orderRefund/cancel/${refundSn}`)).success).toBe(true);
    expect(await statuses()).toEqual([USED, UNUSED, UNUSED]);
    expect(await redeem(third?.code)).toBeUndefined();
    expect((await requestRefund(2, 1)).reason).toBe('refund.codeUsed');
    const before = { balance: await mall.balance(), stock: await stockOf(mall, number) };
    expect((await requestRefund(1, pieceCents)).success).toBe(true);
    await app.moveClock('7 days 1 minute');
    await runRefundClocks(mall.context);
    expect(await statuses()).toEqual([USED, REFUNDED, USED]);
    expect((await mall.balance()) - before.balance).toBe(pieceCents);
    expect(await stockOf(mall, number)).toBe(before.stock + 1);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('close the order when all of them are refunded', async () => {
    const app = await openTestApp();
    const { mall, statuses, number, pieceCents } = await openVouchers(app);
    const before = await mall.balance();
    await mall.requestRefund(number, { refundAmount: (3 * pieceCents) / 100 });
    await app.moveClock('7 days 1 minute');
    await runRefundClocks(mall.context);
    expect(await statuses()).toEqual([REFUNDED, REFUNDED, REFUNDED]);
    expect((await mall.balance()) - before).toBe(3 * pieceCents);
    expect(await mall.ada.detail(number)).toMatchObject({ status: 6, closeReason: 'refund' });
    expect(await mall.prove()).toEqual(SOUND);
  });
});

async function stockOf(mall: Awaited<ReturnType<typeof openRefundMall>>, number: string): Promise<number> {
  const [found] = await mall.rows<{ available: number }>(
    `select available from sku_stock where sku_id = (select sku_id from order_line
       where order_id = (select id from mall_order where number = $1))`,
    [number],
  );
  return found?.available ?? 0;
}
