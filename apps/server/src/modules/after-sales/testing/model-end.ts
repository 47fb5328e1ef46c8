import { expect } from 'vitest';
import { type RefundMall, SOUND } from './refund-shopper.ts';

/** Every case has ended, and money, points and pieces add up. */
export async function expectEnded(mall: RefundMall, stock: ReadonlyMap<number, number>): Promise<void> {
  expect(await mall.rows(`select number, state from refund_request where ended_at is null`)).toEqual([]);
  expect(await mall.rows(`select number from mall_order where open_claims <> 0`)).toEqual([]);
  expect(await mall.rows(HELD_PIECES)).toEqual([]);
  expect(await mall.prove()).toEqual(SOUND);
  expect(await mall.rows(HALF_PAID)).toEqual([]);
  expect(await mall.rows(LEFT_IN_ESCROW, [mall.userId])).toEqual([]);
  expect(await mall.rows(MORE_THAN_PAID, [mall.userId])).toEqual([]);
  expect(await mall.stock()).toEqual(await expectedStock(mall, stock));
}

/** Pieces that are still claimed or held although no request is open. */
const HELD_PIECES = `select id from order_line where claimed_quantity <> 0 or held_quantity <> 0`;

/** Requests whose end does not match their refund: exactly the refunded ones moved money, exactly their amount. */
const HALF_PAID = `
  select number from refund_request left join order_refund on order_refund.id = order_refund_id
  where (refund_request.state = 5) <> (order_refund.id is not null) or order_refund.state <> 'done'
    or order_refund.amount_cents <> refund_request.amount_cents or order_refund.points <> refund_request.points`;

/** Trades with money left in escrow although nothing of them is to be sent or received. */
const LEFT_IN_ESCROW = `
  select trade.id, balance from trade join ledger_account on owner = trade.id::text and kind = 'escrow' and balance <> 0
  where user_id = $1 and not exists (select from mall_order where trade_id = trade.id and status in (2, 3, 7))`;

/** Trades with more refunded than paid; each has one payment. */
const MORE_THAN_PAID = `
  select trade.id from trade where user_id = $1 and (select coalesce(sum(amount_cents), 0) from order_refund
    join mall_order on mall_order.id = order_id where trade_id = trade.id) > payable_cents`;

/** Expected stock: less the sold pieces, plus those that were never shipped or were restocked. */
async function expectedStock(mall: RefundMall, before: ReadonlyMap<number, number>) {
  const sold = await mall.rows<{ sku_id: number; pieces: number }>(
    `select sku_id, sum(quantity - canceled_quantity)::int as pieces from order_line
     join mall_order on mall_order.id = order_id where user_id = $1 and paid_at is not null group by sku_id`,
    [mall.userId],
  );
  const returned = await mall.rows<{ sku_id: number; pieces: number }>(
    `select sku_id, sum((claim->>'quantity')::int - (claim->>'heldQuantity')::int)::int as pieces
     from refund_request cross join jsonb_array_elements(claims) claim
     join order_line on order_line.id = (claim->>'orderLineId')::int
     where state = 5 and is_restocked and refund_request.user_id = $1 group by sku_id`,
    [mall.userId],
  );
  const of = (rows: readonly { sku_id: number; pieces: number }[], skuId: number) =>
    rows.find(({ sku_id }) => sku_id === skuId)?.pieces ?? 0;
  return new Map([...before].map(([skuId, had]) => [skuId, had - of(sold, skuId) + of(returned, skuId)]));
}
