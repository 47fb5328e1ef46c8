import { describe, expect, it } from 'vitest';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import {
  AFTER_WINDOW,
  BALANCE_CENTS,
  DEPOSIT_CENTS,
  IN_WINDOW,
  openPreSaleMall,
  PRICE_CENTS,
  STOCK,
} from '../testing/pre-sale-mall.ts';

const ROUNDS = Number(process.env.PRE_SALE_ROUNDS ?? 4);
const [TO_SHIP, CLOSED] = [2, 6];
type Sale = Awaited<ReturnType<typeof openPreSaleMall>>;
type Placed = Awaited<ReturnType<Sale['place']>>;

/** Where the money is in the end, with the state of the order. */
async function outcomeOf(sale: Sale, order: Placed, before: number) {
  await sale.payRefundsOut();
  const { status, reason, refunded } = (await sale.standing(order)) ?? {};
  expect(await sale.mall.prove()).toEqual([]);
  return { status, reason, refunded, escrow: await sale.escrow(order), kept: (await sale.payable()) - before };
}

/** Moves the end of the balance's window to now; the charge was made before. */
async function closeWindow(sale: Sale, order: Placed) {
  await sale.mall.rows(
    `update trade set balance_from = mall_now() - interval '2 hours', balance_until = mall_now(), expires_at = mall_now() where id = $1`,
    [order.tradeId],
  );
}

describe('paying the balance while its window ends', () => {
  it('either pays the order, or keeps the deposit and refunds the balance', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sale = await openPreSaleMall();
      const order = await sale.deposited();
      await sale.mall.moveClock(IN_WINDOW);
      const before = await sale.payable();
      const balance = await sale.charge(order, BALANCE_CENTS);
      const end = async () => {
        await closeWindow(sale, order);
        await sale.expire(order);
      };
      await Promise.all(round % 2 === 0 ? [sale.report(balance), end()] : [end(), sale.report(balance)]);
      await sale.expire(order);
      const outcome = await outcomeOf(sale, order, before);
      expect([
        { status: TO_SHIP, reason: null, refunded: 0, escrow: PRICE_CENTS, kept: 0 },
        { status: CLOSED, reason: 'balance', refunded: 0, escrow: 0, kept: DEPOSIT_CENTS },
      ]).toContainEqual(outcome);
      const isKept = outcome.status === CLOSED;
      expect([await sale.stock(), await sale.mall.clearing()]).toEqual(
        isKept ? [STOCK, -DEPOSIT_CENTS] : [STOCK - 1, -PRICE_CENTS],
      );
    }
  });

  it('control: without the locks of trade and order both happen', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.deposited();
    await sale.mall.moveClock(IN_WINDOW);
    const before = await sale.payable();
    const balance = await sale.charge(order, BALANCE_CENTS);
    await removeLocksOfOrder(sale);
    const paying = sale.report(balance);
    await hasArrived(sale, 'mall_order');
    await sale.mall.moveClock(AFTER_WINDOW);
    await Promise.all([paying, sale.expire(order)]);
    expect(await outcomeOf(sale, order, before)).toMatchObject({ escrow: BALANCE_CENTS, kept: DEPOSIT_CENTS });
  });
});

/**
 * Without the locks, two transactions change the order based on stale reads; both arrive at the write before either
 * writes.
 */
async function removeLocksOfOrder({ mall }: Sale): Promise<void> {
  await removeRowLocks(mall, 'trade', { event: 'update', count: 1, write: 'null' });
  const write = `update mall_order_rows set status = new.status, paid_at = new.paid_at, closed_at = new.closed_at,
    close_reason = new.close_reason, store_paid_at = new.store_paid_at, refunded_cents = new.refunded_cents,
    refunded_before_cents = new.refunded_before_cents, commission_refunded_cents = new.commission_refunded_cents
    where id = new.id`;
  await removeRowLocks(mall, 'mall_order', { event: 'update', count: 2, write });
}

/** Waits until the first of the two transactions waits for the other. */
async function hasArrived({ mall }: Sale, table: string): Promise<void> {
  const arrivals = () => mall.rows<{ came: boolean }>(`select is_called as came from arrivals_${table}`);
  await expect.poll(async () => (await arrivals())[0]?.came, { timeout: 10_000 }).toBe(true);
}

describe('paying the balance while the store cancels', () => {
  it('refunds deposit and balance, or only the deposit when the balance was too late', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sale = await openPreSaleMall();
      const order = await sale.deposited();
      await sale.mall.moveClock(IN_WINDOW);
      const before = await sale.payable();
      const balance = await sale.charge(order, BALANCE_CENTS);
      await Promise.all(
        round % 2 === 0 ? [sale.report(balance), sale.cancel(order)] : [sale.cancel(order), sale.report(balance)],
      );
      const { refunded, ...outcome } = await outcomeOf(sale, order, before);
      expect(outcome).toEqual({ status: CLOSED, reason: 'seller', escrow: 0, kept: 0 });
      expect([DEPOSIT_CENTS, PRICE_CENTS]).toContain(refunded);
      // All received money was returned, as refunds or as a late payment.
      expect([await sale.stock(), await sale.mall.clearing()]).toEqual([STOCK, 0]);
    }
  });

  it('control: without the locks of trade and order the balance is paid into a closed order', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.deposited();
    await sale.mall.moveClock(IN_WINDOW);
    const balance = await sale.charge(order, BALANCE_CENTS);
    await removeLocksOfOrder(sale);
    const paying = sale.report(balance);
    await hasArrived(sale, 'mall_order');
    await Promise.all([paying, sale.cancel(order)]);
    expect(await sale.escrow(order)).toBe(BALANCE_CENTS);
  });
});

describe('paying the deposit while the order expires', () => {
  it('either takes the deposit and waits for the balance, or closes the order and refunds the deposit', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sale = await openPreSaleMall();
      const order = await sale.place();
      const before = await sale.payable();
      const deposit = await sale.charge(order, DEPOSIT_CENTS);
      const end = async () => {
        await sale.mall.rows('update trade set expires_at = mall_now() where id = $1 and state = $2', [
          order.tradeId,
          'unpaid',
        ]);
        await sale.expire(order);
      };
      await Promise.all(round % 2 === 0 ? [sale.report(deposit), end()] : [end(), sale.report(deposit)]);
      const { status, ...outcome } = await outcomeOf(sale, order, before);
      const isClosed = status === CLOSED;
      expect(outcome).toEqual({
        ...{ reason: isClosed ? 'expired' : null, refunded: 0, kept: 0 },
        escrow: isClosed ? 0 : DEPOSIT_CENTS,
      });
      expect([await sale.stock(), await sale.mall.clearing()]).toEqual(
        isClosed ? [STOCK, 0] : [STOCK - 1, -DEPOSIT_CENTS],
      );
    }
  });

  it('control: without the lock of the trade the deposit is paid into a closed order', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.place();
    const deposit = await sale.charge(order, DEPOSIT_CENTS);
    await removeRowLocks(sale.mall, 'trade', { event: 'update', count: 2, write: 'null' });
    const paying = sale.report(deposit);
    await hasArrived(sale, 'trade');
    await sale.mall.moveClock('31 minutes');
    await Promise.all([paying, sale.expire(order)]);
    expect([(await sale.standing(order))?.status, await sale.escrow(order)]).toEqual([CLOSED, DEPOSIT_CENTS]);
  });
});
