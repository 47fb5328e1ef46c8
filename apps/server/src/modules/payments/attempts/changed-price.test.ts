import { describe, expect, it } from 'vitest';
import { openRefundMall, type RefundMall } from '../testing/refund-mall.ts';
import { deliverSandbox, sandboxEvent } from '../testing/webhooks.ts';

const ROUNDS = 12;

const change = ({ seller }: Pick<RefundMall, 'seller'>, orderNumber: string, goods: number, transfee = 0) =>
  seller.reason('PUT', '/m/order/price', { orderNumber, goods, transfee });

describe('changeOrderPrice', () => {
  it('lowers the price within bounds, and keeps lines, order and trade consistent', async () => {
    const mall = await openRefundMall();
    const { ada, place, own } = mall;
    const trade = await place();
    const most = trade.ownCents / 100;
    for (const [goods, transfee] of [[most + 0.01], [0], [most, 0.01]] as const) {
      expect(await change(mall, trade.own, goods, transfee)).toBe('order.priceOutOfBounds');
    }
    expect(await change(mall, trade.other, 1)).toBe('order.notFound');
    expect(await change(mall, trade.own, 10)).toBeUndefined();
    expect(await change(mall, trade.own, 12.34)).toBeUndefined();
    expect(await mall.trade(trade.tradeId)).toMatchObject({ payable: 1234 + trade.otherCents });
    const { data } = await ada.browser.call('GET', `/p/myOrder/orderDetail?orderNumber=${trade.own}`);
    const amount = Math.round(trade.ownCents - 1234) / 100;
    expect(data).toMatchObject({
      amounts: {
        actualTotal: 12.34,
        reductions: expect.arrayContaining([expect.objectContaining({ kind: 'priceChange', amount })]),
      },
      priceChangeTime: expect.any(String),
    });
    // Changed back to the first price: no trace of the change is left.
    expect(await change(mall, trade.own, most)).toBeUndefined();
    expect(await mall.mall.rows(`select 1 from order_line where reductions @> '[{"kind": "priceChange"}]'`)).toEqual(
      [],
    );
    await change(mall, trade.own, 0.01);
    await mall.payFromBalance({ ...trade, cents: 1 + trade.otherCents });
    expect(await change(mall, trade.own, 0.01)).toBe('order.stateChanged');
    // The mall bears its reductions of both orders; the store bears the change.
    expect(await mall.escrow(trade.tradeId)).toBe(3001 + 1999 - (trade.ownCents - 1));
    expect(await mall.cancel(trade.own)).toBeUndefined();
    expect(await mall.escrow(trade.tradeId)).toBe(1999);
    expect(await mall.stock(own.skuId)).toBe(1000);
    expect(await mall.mall.prove()).toEqual([]);
  });
});

describe('changeOrderPrice to the same total', () => {
  it('moves money between goods and shipping without a mail to the buyer', async () => {
    const mall = await openRefundMall();
    const { mall: app, place } = mall;
    const trade = await place();
    await app.rows(
      `with line as (update order_line set shipping_cents = 500, payable_cents = payable_cents + 500
         where order_id = (select id from mall_order where number = $1)),
       own as (update mall_order set shipping_cents = 500, payable_cents = payable_cents + 500 where number = $1)
       update trade set payable_cents = payable_cents + 500 where id = $2`,
      [trade.own, trade.tradeId],
    );
    const announced = async () =>
      (await app.rows(`select 1 from graphile_worker._private_jobs where payload->>'event' = 'order.priceChanged'`))
        .length;
    expect(await change(mall, trade.own, 20, 5)).toBeUndefined();
    expect(await announced()).toBe(1);
    expect(await change(mall, trade.own, 21, 4)).toBeUndefined();
    expect(await announced()).toBe(1);
    expect(await app.rows('select shipping_cents::int from mall_order where number = $1', [trade.own])).toEqual([
      { shipping_cents: 400 },
    ]);
    const { data } = await mall.seller.call('GET', `/m/order/log?orderNumber=${trade.own}`);
    expect(data).toMatchObject([{ detail: '25.00' }, { detail: '25.00' }]);
  });
});

/** A payment of the old amount arrives while the store changes the price. */
async function race(mall: RefundMall): Promise<void> {
  const trade = await mall.place();
  const started = await mall.ada.start(trade);
  await mall.mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [started.reference]);
  await Promise.all([
    change(mall, trade.own, 5),
    deliverSandbox(mall.mall, sandboxEvent('charge.paid', started, trade.cents)),
  ]);
}

/** Number of trades paid with another amount than their orders cost, and of payments neither settled nor late. */
async function wrongEnds({ mall }: RefundMall): Promise<number> {
  const rows = await mall.rows(
    `select trade.id from trade join payment on trade_id = trade.id
     where (payment.state = 'settled') <> (trade.state = 'paid')
       or payment.state not in ('settled', 'late')
       or payment.state = 'settled' and amount_cents <> (select sum(payable_cents) from mall_order where trade_id = trade.id)`,
  );
  return rows.length;
}

describe('changeOrderPrice racing with a payment', () => {
  it('ends with the old amount paid, or with the new one due and the payment refunded', async () => {
    const mall = await openRefundMall();
    // Every round in which the change comes first leaves an unpaid trade.
    await mall.mall.set('rules', { unpaidTradesPerBuyer: ROUNDS, unpaidPiecesPerBuyer: 1_000 });
    for (let round = 0; round < ROUNDS; round++) await race(mall);
    expect(await wrongEnds(mall)).toBe(0);
    await mall.settle();
    const late = await mall.mall.rows(`select 1 from payment where state = 'late'`);
    expect(await mall.mall.rows(`select 1 from payment_refund where state = 'done'`)).toHaveLength(late.length);
    expect(await mall.mall.prove()).toEqual([]);
  });

  it('control: when the trade does not follow its orders, a payment of the old amount settles it', async () => {
    const mall = await openRefundMall();
    await mall.mall.rows(
      `create function forget() returns trigger language plpgsql
         as $$ begin new.payable_cents = old.payable_cents; return new; end $$;
       create trigger forget before update on trade for each row execute function forget()`,
    );
    const trade = await mall.place();
    const started = await mall.ada.start(trade);
    await mall.mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [started.reference]);
    await change(mall, trade.own, 5);
    await deliverSandbox(mall.mall, sandboxEvent('charge.paid', started, trade.cents));
    expect(await wrongEnds(mall)).toBe(1);
  });
});
