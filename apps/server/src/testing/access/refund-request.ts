/**
 * SQL for a refund request for the first line of a paid, sent order: in state 1 its store decides, in state 3 the goods
 * travel back.
 */
export function refundRequest(orderNumber: string, { state = 1, kind = 1, condition = 'true' } = {}): string {
  return `
    with line as (
      update order_line set claimed_quantity = 1 where id = (
        select min(order_line.id) from order_line join mall_order on mall_order.id = order_id
        where number = '${orderNumber}' and ${condition})
      returning id, order_id
    ), claimed as (
      update mall_order set open_claims = 1, status = 3 from line where mall_order.id = line.order_id
      returning mall_order.id, number, user_id, store_id, line.id as line_id
    )
    insert into refund_request (number, order_id, order_number, order_line_id, user_id, store_id, kind, state,
      needs_return, claims, quantity, amount_cents, reason, is_received, offer_cents, due_at)
    select '8' || lpad(floor(random() * 1e15)::bigint::text, 15, '0'), id, number, line_id, user_id, store_id, ${kind},
      ${state}, ${kind === 2}, jsonb_build_array(jsonb_build_object('orderLineId', line_id, 'quantity', 1,
      'heldQuantity', 0)), 1, 100, 'damaged', true, ${state === 1 ? 50 : 'null'}, mall_now() + interval '7 days'
    from claimed returning number`;
}
