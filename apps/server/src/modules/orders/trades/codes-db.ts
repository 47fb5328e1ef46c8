import { sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
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
    Array.from({ length: quantity }, (_, index) => ({
      orderLineId: id,
      ordinal: index + 1,
      code: newVoucherCode(),
      validUntil: voucherDays === null ? null : sql`mall_now() + make_interval(days => ${voucherDays}::int)`,
    })),
  );
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    await queries.insert(vouchers).values(rows.slice(start, start + BATCH_ROWS));
  }
}

const MAX_ATTEMPTS = 5;

/**
 * Issues the codes that buyers show at the pickup point. Among the orders that wait in a store a code is unique, by a
 * constraint; after a collision all of them are drawn anew, and the transaction goes on.
 */
export async function issuePickupCodes(
  { queries }: Transaction,
  orderIds: readonly number[],
  newCode: () => string = newPickupCode,
): Promise<void> {
  if (orderIds.length === 0) return;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await queries.execute(sql`savepoint pickup_codes`);
    const isIssued = await writePickupCodes(queries, orderIds, newCode);
    await queries.execute(isIssued ? sql`release savepoint pickup_codes` : sql`rollback to savepoint pickup_codes`);
    if (isIssued) return;
  }
  throw new Error(`issuePickupCodes: ${MAX_ATTEMPTS} draws for orders ${orderIds.join(', ')} were all taken`);
}

/** False when another order has one of the codes; until the rollback, the transaction accepts no statement then. */
async function writePickupCodes(
  queries: Queries,
  orderIds: readonly number[],
  newCode: () => string,
): Promise<boolean> {
  const codes = orderIds.map(() => newCode());
  try {
    await queries.execute(sql`
      update ${orders} set pickup = jsonb_set(pickup, '{code}', to_jsonb(issued.code))
      from unnest(${sql.param([...orderIds])}::bigint[], ${sql.param(codes)}::text[]) as issued(order_id, code)
      where mall_order.id = issued.order_id and pickup is not null`);
    return true;
  } catch (problem) {
    if (isCodeTaken(problem)) return false;
    throw problem;
  }
}

function isCodeTaken(problem: unknown): boolean {
  const cause = problem instanceof Error ? problem.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === 'mall_order_pickup_code';
}
