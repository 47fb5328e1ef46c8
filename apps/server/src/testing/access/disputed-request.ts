/** SQL for a refund request for the first line of a paid order, refused by its store, and the open dispute about it. */
export function disputedRequest(orderNumber: string, condition = 'true'): string {
  return `
    with line as (
      update order_line set claimed_quantity = 1 where id = (
        select min(order_line.id) from order_line join mall_order on mall_order.id = order_id
        where number = '${orderNumber}' and ${condition})
      returning id, order_id
    ), claimed as (
      update mall_order set open_claims = 1 from line where mall_order.id = line.order_id
      returning mall_order.id, number, user_id, store_id, line.id as line_id
    ), request as (
      insert into refund_request (number, order_id, order_number, order_line_id, user_id, store_id, kind, state,
        needs_return, claims, quantity, amount_cents, reason, is_received)
      select '9' || lpad(floor(random() * 1e15)::bigint::text, 15, '0'), id, number, line_id, user_id, store_id, 1, 8,
        false, jsonb_build_array(jsonb_build_object('orderLineId', line_id, 'quantity', 1, 'heldQuantity', 0)), 1, 100,
        'damaged', true
      from claimed returning id, number, store_id
    ), opened as (
      insert into dispute (request_id, store_id, reason, words, target_at, evidence_until)
      select id, store_id, 'other', 'Please look', mall_now() + interval '7 days', mall_now() + interval '3 days'
      from request
    )
    select number from request`;
}
