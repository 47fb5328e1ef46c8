import type { AdjustmentKind, AdjustmentState } from '@galleria/domain/ledger/adjustments';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { ledgerJournals } from '../tables.ts';
import { adjustments } from './tables.ts';

export type Adjustment = typeof adjustments.$inferSelect;
type NewAdjustment = Pick<
  Adjustment,
  'submissionId' | 'userId' | 'kind' | 'amount' | 'reason' | 'state' | 'needsSecondPerson' | 'requestedBy'
>;

/** Undefined when an adjustment with this submission id exists. */
export async function insertAdjustment(queries: Queries, adjustment: NewAdjustment): Promise<Adjustment | undefined> {
  const [made] = await queries.insert(adjustments).values(adjustment).onConflictDoNothing().returning();
  return made;
}

export async function findSubmitted(queries: Queries, submissionId: string): Promise<Adjustment | undefined> {
  const [found] = await queries.select().from(adjustments).where(eq(adjustments.submissionId, submissionId));
  return found;
}

export async function findAdjustment(queries: Queries, id: number): Promise<Adjustment | undefined> {
  const [found] = await queries.select().from(adjustments).where(eq(adjustments.id, id));
  return found;
}

interface Decision {
  readonly state: Exclude<AdjustmentState, 'waiting'>;
  readonly by: string;
  readonly note: string;
}

/** Atomic: of two decisions, one succeeds. The person who requested it may withdraw it, but never approve it. */
export async function decideAdjustment(queries: Queries, id: number, { state, by, note }: Decision): Promise<boolean> {
  const decided = await queries
    .update(adjustments)
    .set({ state, decidedBy: by, decidedAt: mallNow, decisionNote: note })
    .where(
      and(
        eq(adjustments.id, id),
        eq(adjustments.state, 'waiting'),
        state === 'posted' ? ne(adjustments.requestedBy, by) : undefined,
      ),
    )
    .returning({ id: adjustments.id });
  return decided.length > 0;
}

/** Links the journal, so that the buyer's statement can show the reason. */
export async function linkJournal(queries: Queries, id: number, key: string): Promise<void> {
  const journal = queries.select({ id: ledgerJournals.id }).from(ledgerJournals).where(eq(ledgerJournals.key, key));
  await queries
    .update(adjustments)
    .set({ journalId: sql`(${journal})` })
    .where(eq(adjustments.id, id));
}

interface Search {
  readonly state?: AdjustmentState | undefined;
  readonly kind?: AdjustmentKind | undefined;
  readonly userId?: string | undefined;
}

export async function readAdjustments(queries: Queries, { state, kind, userId }: Search, paging: Paging) {
  const isWanted = and(
    state && sql`${adjustments.state} = ${sql.raw(`'${state}'`)}`,
    kind && eq(adjustments.kind, kind),
    userId ? eq(adjustments.userId, userId) : undefined,
  );
  const records = await queries
    .select()
    .from(adjustments)
    .where(isWanted)
    .orderBy(desc(adjustments.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { records, total: await queries.$count(adjustments, isWanted) };
}

/** The number of adjustments that wait for a second person. */
export async function countWaitingAdjustments(queries: Queries): Promise<number> {
  return queries.$count(adjustments, sql`${adjustments.state} = 'waiting'`);
}
