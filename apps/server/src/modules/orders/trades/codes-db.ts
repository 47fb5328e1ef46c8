import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orders } from '../tables.ts';
import { vouchers } from '../vouchers/tables.ts';
import { newPickupCode, newVoucherCode } from './codes.ts';
import type { SoldLine } from './trades-db.ts';

/** PostgreSQL takes 65,535 parameters in one statement. */
const BATCH_ROWS = 10_000;

/** Issues one code per piece of virtual products. A unique constraint allows only one code per piece. */
export async function issueVouchers({ queries }: Transaction, lines: readonly SoldLine[]): Promise<void> {
  const rows = lines.flatMap(({ id, quantity, voucherDays }) =>
    Array.from({ length: quantity }, (_, at) => ({
      orderLineId: id,
      ordinal: at + 1,
      code: newVoucherCode(),
      validUntil: voucherDays === null ? null : sql`mall_now() + make_interval(days => ${voucherDays}::int)`,
    })),
  );
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    await queries.insert(vouchers).values(rows.slice(start, start + BATCH_ROWS));
  }
}

/** Issues the codes that buyers show at the pickup point. */
export async function issuePickupCodes({ queries }: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  const codes = orderIds.map(newPickupCode);
  await queries.execute(sql`
    update ${orders} set pickup = jsonb_set(pickup, '{code}', to_jsonb(issued.code))
    from unnest(${sql.param([...orderIds])}::bigint[], ${sql.param(codes)}::text[]) as issued(order_id, code)
    where mall_order.id = issued.order_id and pickup is not null`);
}
