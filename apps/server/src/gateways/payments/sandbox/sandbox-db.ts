import { and, eq, gt, lte, not, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { sandboxCharges } from './tables.ts';

export type SandboxCharge = typeof sandboxCharges.$inferSelect;

/** A charge that nobody decided about ends after a day, as a real gateway's does. */
const isForgotten = sql<boolean>`${sandboxCharges.createdAt} < ${mallNow} - interval '1 day'`;

/** The same number again is the same charge. */
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
  if (!found) throw new Error('a charge was not kept');
  return found.ref;
}

export async function readCharge(queries: Queries, ref: string) {
  const [found] = await queries
    .select({ charge: sandboxCharges, isForgotten })
    .from(sandboxCharges)
    .where(eq(sandboxCharges.ref, ref));
  return found && { ...found.charge, isForgotten: found.isForgotten };
}

/** False when it was decided before. */
export async function decideCharge(
  queries: Queries,
  ref: string,
  state: Exclude<SandboxCharge['state'], 'open'>,
): Promise<boolean> {
  const changed = await queries
    .update(sandboxCharges)
    .set({ state })
    .where(and(eq(sandboxCharges.ref, ref), eq(sandboxCharges.state, 'open'), not(isForgotten)))
    .returning({ ref: sandboxCharges.ref });
  return changed.length > 0;
}

/** Never more than was paid, and under one key never twice. False when nothing was left to do. */
export async function giveBack(queries: Queries, ref: string, key: string, amountCents: number): Promise<boolean> {
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

export async function countDelivered(queries: Queries, ref: string): Promise<void> {
  await queries
    .update(sandboxCharges)
    .set({ deliveredEvents: sql`${sandboxCharges.deliveredEvents} + 1` })
    .where(eq(sandboxCharges.ref, ref));
}
