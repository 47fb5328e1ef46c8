import { proveBalance } from '../../modules/ledger/index.ts';
import { type RaceMall, rowsOf } from './race-mall.ts';

export interface Books {
  readonly what: string;
  /** The violations; empty when there are none. */
  readonly wrong: readonly string[];
}

/** Invariants that must hold after any sequence of operations. */
export async function checkBooks(mall: RaceMall): Promise<Books[]> {
  return [
    { what: 'ledger adds up to zero', wrong: await proveBalance(mall.database.queries) },
    { what: 'stock: put on sale = sold + left, per SKU', wrong: await stockGaps(mall) },
    { what: 'coupons: each on at most one open or paid trade', wrong: await couponGaps(mall) },
    { what: 'points are held for open trades, and no others', wrong: await pointGaps(mall) },
    { what: 'trade = orders = lines = payment, to the cent', wrong: await sumGaps(mall) },
  ];
}

async function stockGaps(mall: RaceMall): Promise<string[]> {
  const rows = await rowsOf<{ sku_id: number; available: number; sold: number }>(
    mall,
    `select sku_id, available, (
       select coalesce(sum(quantity), 0)::int from order_line line
       join mall_order on mall_order.id = line.order_id
       where line.sku_id = stock.sku_id and trade_id > $2 and mall_order.status <> 6) as sold
     from sku_stock stock where sku_id = any($1)`,
    [[...mall.stocked.keys()], mall.lastTradeBefore],
  );
  return rows
    .filter(({ sku_id, available, sold }) => available < 0 || available + sold !== mall.stocked.get(sku_id))
    .map(({ sku_id, available, sold }) => `SKU ${sku_id}: ${mall.stocked.get(sku_id)} ≠ ${sold} + ${available}`);
}

async function couponGaps(mall: RaceMall): Promise<string[]> {
  const rows = await rowsOf<{ id: number; uses: number }>(
    mall,
    `with used as (
       select trade.id, (reduction->>'sourceId')::int as coupon_id, trade.user_id
       from trade join mall_order on trade_id = trade.id, jsonb_array_elements(reductions) reduction
       where trade.id > $1 and trade.state <> 'closed' and reduction->>'kind' like '%Coupon' group by 1, 2, 3)
     select own.id, count(used.id)::int as uses from own_coupon own
     left join used on used.coupon_id = own.coupon_id and used.user_id = own.user_id
     where own.trade_id is null or own.trade_id > $1
     group by own.id having count(used.id) <> count(distinct own.trade_id)`,
    [mall.lastTradeBefore],
  );
  return rows.map(({ id, uses }) => `coupon ${id} is on ${uses} trades`);
}

async function pointGaps(mall: RaceMall): Promise<string[]> {
  const rows = await rowsOf<{ id: string; state: string; points: string; held: string }>(
    mall,
    `select trade.id, trade.state, trade.points, coalesce(account.balance, 0) as held from trade
     left join ledger_account account
       on account.kind = 'escrow' and account.unit = 'points' and account.owner = trade.id::text
     where trade.id > $1 and trade.points > 0
       and coalesce(account.balance, 0) <> case when trade.state in ('unpaid', 'promised') then trade.points else 0 end`,
    [mall.lastTradeBefore],
  );
  return rows.map(({ id, state, points, held }) => `trade ${id} (${state}, ${points} points) holds ${held}`);
}

async function sumGaps(mall: RaceMall): Promise<string[]> {
  const rows = await rowsOf<{ id: string; sums: string }>(
    mall,
    `select id, format('%s, orders %s, lines %s, paid %s', payable, orders, lines, paid) as sums from (
       select trade.id, payable_cents as payable, trade.state,
         (select sum(payable_cents) from mall_order where trade_id = trade.id) as orders,
         (select sum(line.payable_cents) from order_line line join mall_order on mall_order.id = order_id
          where trade_id = trade.id) as lines,
         (select sum(amount_cents) from payment where trade_id = trade.id and payment.state in ('settled', 'promised'))
           as paid
       from trade where trade.id > $1) sums
     where payable <> orders or payable <> lines or (state in ('paid', 'promised')) <> (paid is not null)
       or payable <> paid`,
    [mall.lastTradeBefore],
  );
  return rows.map(({ id, sums }) => `trade ${id}: ${sums}`);
}
