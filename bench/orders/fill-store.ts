import type pg from 'pg';

export const STORE_ID = 2;
const BATCH = 50_000;

/**
 * Fills the demo's store 2 with orders 90 seconds apart, up to now (a million are almost three years), bypassing all
 * use cases: only lists and exports read them.
 */
export async function fillStore(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set synchronous_commit = off');
    for (let from = 0; from < count; from += BATCH) await fill(client, from, Math.min(BATCH, count - from), count);
    await client.query('analyze trade, mall_order, order_line');
  } finally {
    client.release(true);
  }
}

/**
 * One order in a thousand each is partly shipped, has a reminder, or is of a rare type or delivery. The newest wait for
 * shipping; almost all others are finished.
 */
async function fill(client: pg.PoolClient, from: number, rows: number, count: number): Promise<void> {
  await client.query(
    `with made as (
       select n, now() - make_interval(secs => ($3 - n) * 90.0) as at, gen_random_uuid() as buyer
       from generate_series($1::int + 1, $1::int + $2::int) n
     ), placed_trade as (
       insert into trade (user_id, submission_id, submission_hash, state, payable_cents, pieces, currency, locale,
         created_at, expires_at, settled_at, pay_type)
       select buyer, gen_random_uuid(), n::text, 'paid', 1999, 1, 'USD', 'en', at, at, at, 13 from made order by n
       returning id, submission_hash
     ), placed_order as (
       insert into mall_order (number, trade_id, user_id, store_id, status, type, is_virtual, delivery_type, goods_cents,
         reductions, payable_cents, commission_cents, receiver, created_at, paid_at, is_partly_shipped, reminded_at)
       select '77' || lpad(n::text, 16, '0'), trade.id, buyer, ${STORE_ID},
         case when $3 - n < 300 then 2 when n % 50 = 0 then 3 else 5 end,
         case when n % 1000 = 3 then 1 else 0 end, false, case when n % 1000 = 5 then 4 else 1 end, 1999, '[]', 1999, 5,
         jsonb_build_object('receiver', 'Buyer ' || n, 'mobile', '139' || lpad(n::text, 8, '0'), 'postCode', '518000',
           'areaId', 440305, 'line', n || ' Analytical Road, Nanshan, Shenzhen'),
         at, at, n % 1000 = 7, case when n % 1000 = 9 then at end
       from made join placed_trade trade on trade.submission_hash = made.n::text order by n
       returning id, number
     )
     insert into order_line (order_id, prod_id, sku_id, prod_name, sku_name, picture, quantity, unit_cents, goods_cents,
       reductions, payable_cents, is_virtual)
     select id, right(number, 6)::int % 5000 + 1, 1, jsonb_build_object('en', 'Lamp of glass no. ' || right(number, 4)),
       '{"en": "Warm white"}', '', 1, 1999, 1999, '[]', 1999, false
     from placed_order`,
    [from, rows, count],
  );
}
