import { SYSTEM } from '@galleria/domain/access/access';
import { COMMISSION, escrowOf, PROMOTION_COST, payoutPending, storePayable } from '@galleria/domain/ledger/accounts';
import { move } from '@galleria/domain/ledger/journal';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { stockedSku } from '../../checkout/testing/shopper.ts';
import { postJournal, proveBalance, readBalance } from '../../ledger/index.ts';
import { clawBackFromStore } from '../index.ts';
import { payStoreForOrder } from '../jobs/pay-stores.ts';
import { readOrderLines } from '../own-orders/own-orders-db.ts';
import { openShopper, setStatus } from '../testing/shopper.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { refundOrder } from './refund-order.ts';

const app = await openSharedTestApp();
const { queries } = app.database;
const STORE = 5;
const inBooks = <Answer>(work: (transaction: Transaction) => Promise<Answer>) =>
  inTransaction(app.database, SYSTEM, work);
const payable = () => readBalance(queries, storePayable(STORE));

/** A received order, for which its store was paid. */
async function settledOrder(priceCents: number) {
  const ada = await openShopper(app);
  const { skuId } = await stockedSku(app, STORE, { priceCents });
  const [number = ''] = await ada.order([{ skuId, count: 1 }]);
  await ada.pay(number);
  await setStatus(app, number, 3);
  await ada.call('PUT', `/myOrder/receipt/${number}`);
  const { rows } = await queries.execute<{ id: number; trade: number; net: number; commission: number; paid: number }>(
    sql`select id::int, trade_id::int as trade, payable_cents::int as paid, commission_cents::int as commission
          from mall_order where number = ${number}`,
  );
  const [order] = rows;
  if (!order) throw new Error('no order');
  await inBooks((transaction) => payStoreForOrder(transaction, order.id, 0));
  return { ...order, number, userId: ada.userId };
}

describe('clawBackFromStore', () => {
  it('takes a refund and its commission back from a store that has withdrawn its share, below zero', async () => {
    const before = await payable();
    const order = await settledOrder(10_000);
    const [paid, commission] = [await payable(), await readBalance(queries, COMMISSION)];
    expect(paid - before).toBeGreaterThan(9_000);
    await inBooks((transaction) =>
      postJournal(transaction, {
        ...{ key: `withdrawn:${order.id}`, reason: 'payoutRequested' },
        lines: move(storePayable(STORE), payoutPending(STORE), paid),
      }),
    );
    const lines = await readOrderLines(queries, [order.id]);
    const refunded = lines.map(({ id, payableCents, shippingCents: postageCents }) => {
      return { orderLineId: id, paidCents: payableCents, postageCents, mallBearsCents: 0, points: 0 };
    });
    const refund = () =>
      inBooks(async (transaction) => {
        const trade = await lockTrade(transaction, order.trade);
        if (!trade) throw new Error('no trade');
        const wanted = { key: `test:${order.id}`, orderId: order.id, lines: refunded, isAccountOpen: true };
        return refundOrder(transaction, trade, wanted);
      });
    expect(await refund()).toMatchObject({ channel: 'gateway' });
    expect(await refund()).toBeUndefined();
    expect(await payable()).toBe(before - paid);
    expect(commission - (await readBalance(queries, COMMISSION))).toBe(order.commission);
    expect(await readBalance(queries, escrowOf(order.trade))).toBe(0);
    expect(await proveBalance(queries)).toEqual([]);
    // The next settlement first makes up for the negative balance.
    await settledOrder(30_000);
    expect(await payable()).toBeGreaterThan(before);
  });

  it('takes no amount twice, in repeated, concurrent and partial calls', async () => {
    const order = await settledOrder(9_999);
    const got = await payable();
    let taken = 0;
    const done = new Set<number>();
    const steps = fc.array(
      fc.record({ key: fc.integer({ min: 0, max: 6 }), cents: fc.integer({ min: 1, max: 2_500 }) }),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (wanted) => {
        for (const { key, cents } of wanted) {
          const claw = () =>
            inBooks((transaction) =>
              clawBackFromStore(transaction, {
                key: `${order.id}:${key}`,
                orderId: order.id,
                cents,
                commissionCents: 0,
              }),
            );
          const isTooMuch = taken + cents > order.paid;
          const answers = await Promise.allSettled([claw(), claw()]);
          const made = answers.filter((one) => one.status === 'fulfilled' && one.value !== undefined);
          expect(made).toHaveLength(done.has(key) || isTooMuch ? 0 : 1);
          if (made.length > 0) {
            done.add(key);
            taken += cents;
          }
        }
        const { rows } = await queries.execute<{ clawed: number; returned: number }>(
          sql`select clawed_back_cents::int as clawed, commission_returned_cents::int as returned
            from mall_order where id = ${order.id}`,
        );
        expect(rows[0]?.clawed).toBe(taken);
        expect(got - (await payable())).toBe(taken - (rows[0]?.returned ?? 0));
        expect(await readBalance(queries, escrowOf(order.trade))).toBe(taken);
        expect(await proveBalance(queries)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('returns the commission per line at its rate, to the cent, before and after the store was paid', async () => {
    const [first, second] = [
      await stockedSku(app, STORE, { priceCents: 3_001 }),
      await stockedSku(app, STORE, { priceCents: 1_999, at: 1 }),
    ];
    const ada = await openShopper(app);
    const [number = ''] = await ada.order([first, second].map(({ skuId }) => ({ skuId, count: 1 })));
    await queries.execute(sql`update order_line set commission_basis_points = case sku_id when ${first.skuId} then 1000 else 100 end
      where order_id = (select id from mall_order where number = ${number})`);
    const { rows } = await queries.execute<{ id: number; trade: number }>(sql`update mall_order set commission_cents = (
        select sum((goods_cents - reduced_cents) * commission_basis_points) / 10000 from order_line where order_id = mall_order.id)
      where number = ${number} returning id::int, trade_id::int as trade`);
    const [{ id = 0, trade = 0 } = {}] = rows;
    await ada.pay(number);
    const before = { store: await payable(), commission: await readBalance(queries, COMMISSION) };
    const refund = (orderLineId: number, paidCents: number, key: string, postageCents = 0) =>
      inBooks(async (transaction) => {
        const locked = await lockTrade(transaction, trade);
        if (!locked) throw new Error('no trade');
        const lines = [{ orderLineId, paidCents, postageCents, mallBearsCents: 0, points: 0 }];
        await refundOrder(transaction, locked, { key: `${number}:${key}`, orderId: id, isAccountOpen: true, lines });
      });
    /** The commission of what is left, as if nothing else had been sold. */
    const expected = async () => {
      const left = await readOrderLines(queries, [id]);
      const bases = left.map(
        (line) => line.payableCents - line.shippingCents - line.refundedCents + line.refundedShippingCents,
      );
      return Math.floor(
        left.reduce((sum, line, index) => sum + (bases[index] ?? 0) * line.commissionBasisPoints, 0) / 10_000,
      );
    };
    const lines = await readOrderLines(queries, [id]);
    const [dear, cheap] = [
      lines.find(({ skuId }) => skuId === first.skuId),
      lines.find(({ skuId }) => skuId === second.skuId),
    ];
    if (!dear || !cheap) throw new Error('no lines');
    await refund(dear.id, 333, 'a');
    await setStatus(app, number, 3);
    await ada.call('PUT', `/myOrder/receipt/${number}`);
    await inBooks((transaction) => payStoreForOrder(transaction, id, 0));
    const taken = async () => (await readBalance(queries, COMMISSION)) - before.commission;
    expect(await taken()).toBe(await expected());
    for (const [line, cents] of [
      [cheap, 1],
      [cheap, 777],
      [dear, 1_234],
    ] as const) {
      await refund(line.id, cents, `${line.id}:${cents}`);
      expect(await taken()).toBe(await expected());
    }
    for (const one of await readOrderLines(queries, [id])) {
      await refund(one.id, one.payableCents - one.refundedCents, `${one.id}:rest`, one.shippingCents);
    }
    expect({ store: await payable(), commission: await readBalance(queries, COMMISSION) }).toEqual(before);
    expect(await readBalance(queries, escrowOf(trade))).toBe(0);
    expect(await proveBalance(queries)).toEqual([]);
  });

  it('does nothing for an order whose store was not paid yet', async () => {
    const { rows } = await queries.execute<{ id: number }>(
      sql`select id::int from mall_order where store_paid_at is null and paid_at is not null limit 1`,
    );
    const wanted = { key: 'early', orderId: rows[0]?.id ?? 0, cents: 100, commissionCents: 5 };
    expect(await inBooks((transaction) => clawBackFromStore(transaction, wanted))).toBeUndefined();
  });

  it('is the only journal that goes below zero: code and database refuse all others', async () => {
    const [from, to] = [storePayable(STORE), PROMOTION_COST];
    const cents = Math.max(0, await payable()) + 1;
    const posted = inBooks((transaction) =>
      postJournal(transaction, { key: 'overdraw', reason: 'gift', lines: move(from, to, cents) }),
    );
    expect(await posted).toMatchObject({ refused: 'ledger.insufficient' });
    const forged = inBooks((transaction) =>
      transaction.queries.execute(sql`
        with journal as (insert into ledger_journal (key, reason, actor) values ('forged', 'gift', 'x') returning id)
        insert into ledger_line (journal_id, account_id, amount, balance_after)
        select journal.id, account.id, -1, -1 from journal, ledger_account account
        where account.kind = 'storePayable' and account.owner = '${sql.raw(String(STORE))}'`),
    );
    await expect(forged).rejects.toThrow();
  });
});
