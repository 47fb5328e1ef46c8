import { and, eq, gt, lte, not, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { sandboxCharges } from './tables.ts';

export type SandboxCharge = typeof sandboxCharges.$inferSelect;

/** An open charge expires after a day, as a real gateway's does. */
const isExpired = sql<boolean>`${sandboxCharges.createdAt} < ${mallNow} - interval '1 day'`;

/** Idempotent by payment number. */
export async function insertCharge(
  queries: Queries,
  charge: Omit<typeof sandboxCharges.$inferInsert, 'state'>,
): Promise<string> {
  await queries
    .insert(sandboxCharges)
    .values({ ...charge, state: 'open' })
    .onConflictDoNothing({ target: sandboxCharges.payNumber });
  const [found] = await queries
    .select({ ref: sandboxCharges.ref })
    .from(sandboxCharges)
    .where(eq(sandboxCharges.payNumber, charge.payNumber));
  if (!found) throw new Error(`insertCharge: no charge for payment ${charge.payNumber}`);
  return found.ref;
}

export async function readCharge(queries: Queries, ref: string) {
  const [found] = await queries
    .select({ charge: sandboxCharges, isExpired })
    .from(sandboxCharges)
    .where(eq(sandboxCharges.ref, ref));
  return found && { ...found.charge, isExpired: found.isExpired };
}

/** False when it was decided before or has expired. */
export async function decideCharge(
  queries: Queries,
  ref: string,
  state: Exclude<SandboxCharge['state'], 'open'>,
): Promise<boolean> {
  const changed = await queries
    .update(sandboxCharges)
    .set({ state })
    .where(and(eq(sandboxCharges.ref, ref), eq(sandboxCharges.state, 'open'), not(isExpired)))
    .returning({ ref: sandboxCharges.ref });
  return changed.length > 0;
}

/** Adds a refund once per key, and never more than was paid. False when nothing changed. */
export async function addRefund(queries: Queries, ref: string, key: string, amountCents: number): Promise<boolean> {
  const { refunds, refundedCents } = sandboxCharges;
  const changed = await queries
    .update(sandboxCharges)
    .set({
      refundedCents: sql`${refundedCents} + ${amountCents}`,
      refunds: sql`${refunds} || jsonb_build_object(${key}::text, ${amountCents}::bigint)`,
    })
    .where(
      and(
        eq(sandboxCharges.ref, ref),
        eq(sandboxCharges.state, 'paid'),
        gt(sql`${amountCents}::bigint`, 0),
        lte(sql`${refundedCents} + ${amountCents}`, sandboxCharges.amountCents),
        sql`not jsonb_exists(${refunds}, ${key})`,
      ),
    )
    .returning({ ref: sandboxCharges.ref });
  return changed.length > 0;
}

export async function hasPaidCharges(queries: Queries): Promise<boolean> {
  const paid = await queries
    .select({ ref: sandboxCharges.ref })
    .from(sandboxCharges)
    .where(eq(sandboxCharges.state, 'paid'))
    .limit(1);
  return paid.length > 0;
}

export async function countDelivered(queries: Queries, ref: string): Promise<void> {
  await queries
    .update(sandboxCharges)
    .set({ deliveredEvents: sql`${sandboxCharges.deliveredEvents} + 1` })
    .where(eq(sandboxCharges.ref, ref));
}
