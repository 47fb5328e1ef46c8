import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { openQuietMall, signInShopper, stockedSku } from '../checkout/testing/shopper.ts';

/** Statements by the name of the rule that each breaks, for an order of two pieces at 10.00. */
const WRONG = {
  trade_state: `update trade set state = 'lost'`,
  trade_amounts: 'update trade set payable_cents = -1',
  trade_closed: `update trade set state = 'closed'`,
  trade_settled: `update trade set state = 'paid'`,
  trade_deposit: 'update trade set deposit_cents = 1',
  trade_deposit_paid: 'update trade set deposit_paid_at = now()',
  mall_order_status: 'update mall_order set status = 8',
  mall_order_closed: 'update mall_order set status = 6',
  mall_order_days: 'update mall_order set min_days = 3, max_days = 2',
  mall_order_amounts: 'update mall_order set reduced_cents = reduced_cents + payable_cents + 1, payable_cents = -1',
  mall_order_sum: 'update mall_order set payable_cents = payable_cents - 1',
  mall_order_commission: 'update mall_order set commission_cents = goods_cents + 1',
  mall_order_refunded: 'update mall_order set refunded_cents = payable_cents + 1',
  mall_order_claims: 'update mall_order set open_claims = -1',
  mall_order_clawed_back: 'update mall_order set clawed_back_cents = 1',
  order_line_quantity: 'update order_line set quantity = 0',
  order_line_amounts: 'update order_line set reduced_cents = -1, payable_cents = payable_cents + 1',
  order_line_goods: 'update order_line set unit_cents = unit_cents - 1',
  order_line_sum: 'update order_line set payable_cents = payable_cents - 1',
  order_line_commission: 'update order_line set commission_basis_points = 10001',
  order_line_activity: 'update order_line set activity_id = 1',
  order_line_combo: `update order_line set activity_id = 1, activity = '{"combo": {"perSet": 3}}'`,
  order_line_gift: 'update order_line set kept_quantity = 1',
  order_line_shipped: 'update order_line set shipped_quantity = quantity + 1',
  order_line_claims: 'update order_line set claimed_quantity = quantity + 1',
  order_line_held: 'update order_line set held_quantity = 1',
  order_line_refunded: 'update order_line set refunded_cents = payable_cents + 1',
  order_line_refunded_mall: 'update order_line set refunded_mall_cents = reduced_cents + 1',
  order_line_refunded_shipping: 'update order_line set refunded_shipping_cents = shipping_cents + 1',
  order_line_withheld: 'update order_line set withheld_cents = -1',
};

describe('rules of trades, orders and lines in the database', () => {
  it('name the violated constraint in the error', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000 });
    expect(await ada.buy(skuId, 2)).toMatchObject({ code: '00000' });
    for (const [constraint, statement] of Object.entries(WRONG)) {
      await expect(app.database.pool.query(statement), constraint).rejects.toMatchObject({ code: '23514', constraint });
    }
  });

  it('are all covered by the test of violations', async () => {
    const { database } = await openSharedTestApp();
    const { rows } = await database.pool.query(
      `select (regexp_matches(prosrc, $1, 'g'))[1] as rule from pg_proc
       where proname in ('trade_rules', 'mall_order_rules', 'order_line_rules')`,
      [`then '(\\w+)'`],
    );
    expect(rows.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(WRONG).toSorted());
  });
});
