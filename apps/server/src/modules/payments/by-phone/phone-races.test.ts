import { describe, expect, it } from 'vitest';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { dataOf, openPayMall, type PayMall } from '../testing/pay-mall.ts';
import { openPhone, ticketOf } from '../testing/phone.ts';
import { runFourAtOnce } from '../testing/run-four-at-once.ts';
import { deliverSandbox, sandboxEvent } from '../testing/webhooks.ts';

const RACES = 12;
const [PAYPAL, STRIPE] = [10, 13];

describe('paying on both screens at the same time', () => {
  it(`pays once and refunds the second payment (${RACES} races)`, async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const phone = openPhone(mall);
    await mall.set('rules', { unpaidTradesPerBuyer: RACES, unpaidPiecesPerBuyer: 1_000 });
    await runFourAtOnce([...Array(RACES).keys()], async () => {
      const trade = await ada.place(1500);
      const ticket = await ticketOf(ada, trade.orderNumbers);
      const started = await Promise.all([ada.start(trade, STRIPE), phone.charge(ticket, PAYPAL)]);
      await reportBoth(mall, started);
    });
    await mall.work();
    expect(await mall.tradeStates()).toEqual({ paid: RACES });
    expect(await readEnds(mall)).toEqual([
      { state: 'late', refund: 'done', n: RACES },
      { state: 'settled', refund: null, n: RACES },
    ]);
    expect(await mall.prove()).toEqual([]);
  }, 120_000);

  it('control: without the row lock on the trade one event fails, and its payment is not refunded', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const ticket = await ticketOf(ada, trade.orderNumbers);
    const started = await Promise.all([ada.start(trade, STRIPE), openPhone(mall).charge(ticket, PAYPAL)]);
    await removeRowLocks(mall, 'trade', { event: 'update', count: 2, write: 'null' });
    await reportBoth(mall, started);
    await mall.work();
    expect(await readEnds(mall)).toEqual([
      { state: 'open', refund: null, n: 1 },
      { state: 'settled', refund: null, n: 1 },
    ]);
  });

  it('shows the second payer that the payment is refunded', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const phone = openPhone(mall);
    const trade = await ada.place(1500);
    const ticket = await ticketOf(ada, trade.orderNumbers);
    const [first, second] = [await ada.start(trade, STRIPE), await phone.charge(ticket, PAYPAL)];
    await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [first.reference]);
    for (const one of [first, second]) await deliverSandbox(mall, sandboxEvent('charge.paid', one, 1500));
    const readInfo = async () => (await phone.info(ticket, second.payNumber)).data;
    expect(await readInfo()).toMatchObject({ state: 'paid', lastTry: 'refunding', methods: [] });
    await mall.work();
    expect(await readInfo()).toMatchObject({ state: 'paid', lastTry: 'refunded' });
  });

  it('continues the attempt of the other screen when both use the same pay type', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const ticket = await ticketOf(ada, trade.orderNumbers);
    const { payNumber } = await ada.start(trade, STRIPE);
    expect((await openPhone(mall).pay(ticket, STRIPE)).data).toMatchObject({ payNumber });
    expect(await mall.rows('select from payment')).toHaveLength(1);
  });
});

type Started = Parameters<typeof sandboxEvent>[1];

/** Delivers the events of two paid charges at the same time. */
async function reportBoth(mall: PayMall, started: readonly [Started, Started]) {
  await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [started[0].reference]);
  return Promise.all(started.map((one) => deliverSandbox(mall, sandboxEvent('charge.paid', one, 1500))));
}

/** How the payments and their refunds of the full amount have ended, with their number. */
async function readEnds(mall: PayMall) {
  return mall.rows(
    `select payment.state, refund.state as refund, count(*)::int as n from payment
     left join payment_refund refund on payment_id = payment.id and refund.amount_cents = payment.amount_cents
     group by 1, 2 order by 1`,
  );
}

/** Lowers the price while a payment is being started: after it has read the trade, before it locks it. */
async function startWhilePriceFalls(
  mall: PayMall,
  tradeId: number,
  start: () => Promise<{ reason?: string }>,
): Promise<{ reason: string | undefined; cents: number[] }> {
  const client = await mall.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('update trade set payable_cents = 500 where id = $1', [tradeId]);
    const started = start();
    await expect.poll(() => waitingFor(mall), { timeout: 10_000 }).toBe(1);
    await client.query('commit');
    const { reason } = await started;
    const rows = await mall.rows<{ cents: number }>('select amount_cents::int as cents from payment');
    return { reason, cents: rows.map(({ cents }) => cents) };
  } finally {
    client.release();
  }
}

async function waitingFor(mall: PayMall): Promise<number> {
  const [waiting] = await mall.rows<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting?.n ?? 0;
}

describe('paying by ticket while the price changes', () => {
  it('starts no payment of an amount that was not shown', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, tradeId } = await ada.place(1500);
    const ticket = await ticketOf(ada, orderNumbers);
    const ended = await startWhilePriceFalls(mall, tradeId, () => openPhone(mall).pay(ticket));
    expect(ended).toEqual({ reason: 'order.stateChanged', cents: [] });
  });

  it('control: a payment without a ticket starts with the new amount', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, tradeId } = await ada.place(1500);
    const ended = await startWhilePriceFalls(mall, tradeId, async () => {
      dataOf(await ada.pay(orderNumbers, STRIPE));
      return {};
    });
    expect(ended).toEqual({ reason: undefined, cents: [500] });
  });
});
