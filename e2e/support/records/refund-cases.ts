import { expect, type Page } from '@playwright/test';
import { REFUND_STATE, type RefundState } from '../../../packages/domain/src/after-sales/refund-lifecycle.ts';
import { queryNumber, queryRows } from '../database.ts';
import { registerWithAddress } from './buyer.ts';
import { payOrder, placeOrder } from './buyer-orders.ts';
import { type Goods, makeGoods } from './goods.ts';
import { escrowCents, expectLedgerToBalance } from './ledger.ts';
import { readTrade } from './trade-records.ts';

export interface PaidOrder {
  readonly goods: Goods;
  readonly orderNumber: string;
  /** Including postage. */
  readonly payableCents: number;
}

/** Registers a buyer and pays an order at the owner's store. */
export async function registerAndBuy({ request }: Page, count: number): Promise<PaidOrder> {
  await registerWithAddress(request);
  return buyAgain(request, count);
}

/** Pays another order of the same buyer. */
export async function buyAgain(request: Page['request'], count: number): Promise<PaidOrder> {
  const goods = await makeGoods({ storeId: 2, priceCents: 2500 });
  const orderNumber = await placeOrder(request, { skuId: goods.skuId, count });
  await payOrder(request, orderNumber);
  const { payableCents } = await readTrade(orderNumber);
  return { goods, orderNumber, payableCents };
}

interface RefundAmounts {
  readonly state: RefundState;
  /** The requested or agreed amount. */
  readonly askedCents: number;
  /** Pieces reserved for open requests, which no other request can include. */
  readonly claimed: number;
  /** The refunded amount of the order, of its lines and at the provider: all equal. */
  readonly refundedCents: number;
}

/** Polls until the database has these amounts; the rest is held in escrow, and the ledger balances. */
export async function expectRefundAmounts(orderNumber: string, refundSn: string, books: RefundAmounts): Promise<void> {
  const { id, payableCents } = await readTrade(orderNumber);
  const { refundedCents: back } = books;
  const all = { order: back, lines: back, paidBack: back, held: payableCents - back };
  const read = async () => ({ ...(await readBooks(orderNumber, refundSn)), held: await escrowCents(id) });
  const { state, askedCents, claimed } = books;
  await expect.poll(read).toEqual({ state, askedCents, claimed, ...all });
  await expectLedgerToBalance();
}

async function readBooks(orderNumber: string, refundSn: string) {
  const [found] = await queryRows<Record<string, number>>(
    `select request.state, request.amount_cents::int as "askedCents", o.refunded_cents::int as order,
       (select sum(claimed_quantity)::int from order_line where order_id = o.id) as claimed,
       (select sum(refunded_cents)::int from order_line where order_id = o.id) as lines,
       (select coalesce(sum(back.amount_cents), 0)::int from payment_refund back
        join payment on payment.id = back.payment_id
        where payment.trade_id = o.trade_id and back.state = 'done') as "paidBack"
     from refund_request request join mall_order o on o.id = request.order_id
     where o.number = $1 and request.number = $2`,
    [orderNumber, refundSn],
  );
  if (!found) throw new Error(`order ${orderNumber} has no request ${refundSn}`);
  return found;
}

export function stockOf({ skuId }: Goods): Promise<number> {
  return queryNumber('select available from sku_stock where sku_id = $1', [skuId]);
}

/** Ends the current party's time limit in three seconds. */
export async function endTimeLimitSoon(refundSn: string): Promise<void> {
  await queryRows(`update refund_request set due_at = mall_now() + interval '3 seconds' where number = $1`, [refundSn]);
}

/** Runs the job that handles overdue requests, which otherwise runs every minute. */
export async function runRefundDeadlines(): Promise<void> {
  await queryRows(`select graphile_worker.add_job('runRefundClocks')`);
}

/** Sets a completed refund back to the state in which the provider has not confirmed it yet. */
export async function markRefundRequested(refundSn: string): Promise<void> {
  const { accepted } = REFUND_STATE;
  await queryRows(
    `update refund_request set state = $2, money_state = 'requested', ended_at = null where number = $1`,
    [refundSn, accepted],
  );
}

/** Completes the refund again, as after the provider's confirmation. */
export async function markRefundDone(refundSn: string): Promise<void> {
  const { refunded } = REFUND_STATE;
  await queryRows(
    `update refund_request set state = $2, money_state = 'done', ended_at = mall_now() where number = $1`,
    [refundSn, refunded],
  );
}
