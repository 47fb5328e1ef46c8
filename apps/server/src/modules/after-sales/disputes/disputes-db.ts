import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { disputeNotes, disputes, mallGrants } from './tables.ts';

export type Dispute = typeof disputes.$inferSelect;
export type DisputeNote = typeof disputeNotes.$inferSelect;
type NewDispute = Pick<Dispute, 'requestId' | 'storeId' | 'reason' | 'words' | 'pictures'>;

const inDays = (days: number) => sql`${mallNow} + make_interval(days => ${days})`;

/** Values of a dispute without a proposal. */
export const NO_PROPOSAL = {
  ruling: null,
  rulingCents: null,
  rulingWords: '',
  needsReturn: false,
  needsSecondPerson: false,
  proposedBy: null,
  proposedAt: null,
} as const;

/** A partial unique index allows a request one open dispute. */
export async function insertDispute(
  queries: Queries,
  dispute: NewDispute,
  { disputeEvidenceDays, disputeTargetDays }: { disputeEvidenceDays: number; disputeTargetDays: number },
): Promise<Dispute> {
  const [made] = await queries
    .insert(disputes)
    .values({ ...dispute, evidenceUntil: inDays(disputeEvidenceDays), targetAt: inDays(disputeTargetDays) })
    .returning();
  if (!made) throw new Error(`insertDispute: no row (request: ${dispute.requestId})`);
  return made;
}

/** The caller has locked the request, which serialises all changes of its dispute. */
export async function findOpenDispute(queries: Queries, requestId: number): Promise<Dispute | undefined> {
  const [found] = await queries
    .select()
    .from(disputes)
    .where(and(eq(disputes.requestId, requestId), eq(disputes.state, 'open')));
  return found;
}

/** The latest dispute of each request, by request. */
export async function readLatestDisputes(
  queries: Queries,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, Dispute>> {
  if (requestIds.length === 0) return new Map();
  const rows = await queries
    .selectDistinctOn([disputes.requestId])
    .from(disputes)
    .where(inArray(disputes.requestId, [...requestIds]))
    .orderBy(disputes.requestId, desc(disputes.id));
  return new Map(rows.map((row) => [row.requestId, row]));
}

type Changes = Partial<Omit<typeof disputes.$inferInsert, 'id' | 'requestId' | 'endedAt'>>;

/** False when the dispute is not open: only open ones change. */
export async function changeDispute(queries: Queries, disputeId: number, changes: Changes): Promise<boolean> {
  const ended = changes.state && changes.state !== 'open' ? { endedAt: mallNow } : {};
  const changed = await queries
    .update(disputes)
    .set({ ...changes, ...ended })
    .where(and(eq(disputes.id, disputeId), eq(disputes.state, 'open')))
    .returning({ id: disputes.id });
  return changed.length > 0;
}

/** Closes the open dispute of a request that went on without a ruling, as withdrawn; a proposed ruling is void. */
export async function closeDispute(queries: Queries, requestId: number): Promise<void> {
  await queries
    .update(disputes)
    .set({ ...NO_PROPOSAL, state: 'withdrawn', endedAt: mallNow })
    .where(and(eq(disputes.requestId, requestId), eq(disputes.state, 'open')));
}

/**
 * Adds `days` for both sides, from the end of their time or from now if it is over. Returns the new end, or undefined
 * when the dispute was extended before.
 */
export async function extendEvidenceTime(queries: Queries, disputeId: number, days: number): Promise<Date | undefined> {
  const [extended] = await queries
    .update(disputes)
    .set({
      isExtended: true,
      evidenceUntil: sql`greatest(${disputes.evidenceUntil}, ${mallNow}) + make_interval(days => ${days})`,
    })
    .where(and(eq(disputes.id, disputeId), eq(disputes.state, 'open'), eq(disputes.isExtended, false)))
    .returning({ until: disputes.evidenceUntil });
  return extended?.until;
}

/** Gives a side at least `days` days for its answer. Returns until when. */
export async function extendAnswerDeadline(
  queries: Queries,
  disputeId: number,
  side: 'buyer' | 'seller',
  days: number,
): Promise<Date> {
  const column = side === 'buyer' ? disputes.buyerAnswerUntil : disputes.sellerAnswerUntil;
  const until = sql`greatest(${disputes.evidenceUntil}, ${inDays(days)})`;
  const [given] = await queries
    .update(disputes)
    .set(side === 'buyer' ? { buyerAnswerUntil: until } : { sellerAnswerUntil: until })
    .where(eq(disputes.id, disputeId))
    .returning({ until: column });
  if (!given?.until) throw new Error(`extendAnswerDeadline: no time (dispute: ${disputeId})`);
  return given.until;
}

type Decision = Pick<Dispute, 'ruling' | 'rulingCents' | 'rulingWords' | 'needsReturn'>;

/**
 * Stores a proposed ruling. It takes effect when a second person confirms it; a constraint keeps both persons
 * different.
 */
export async function proposeRuling(
  queries: Queries,
  disputeId: number,
  decision: Decision,
  proposedBy: string,
): Promise<void> {
  await queries
    .update(disputes)
    .set({ ...decision, needsSecondPerson: true, proposedBy, proposedAt: mallNow })
    .where(and(eq(disputes.id, disputeId), eq(disputes.state, 'open')));
}

export async function addNote(
  queries: Queries,
  note: Pick<DisputeNote, 'disputeId' | 'what' | 'staffId'> & Partial<Pick<DisputeNote, 'words' | 'amountCents'>>,
): Promise<void> {
  await queries.insert(disputeNotes).values(note);
}

/** Latest first. */
export async function readNotes(queries: Queries, disputeId: number): Promise<DisputeNote[]> {
  return queries
    .select()
    .from(disputeNotes)
    .where(eq(disputeNotes.disputeId, disputeId))
    .orderBy(desc(disputeNotes.id));
}

/** Waiting work of staff: open disputes without a proposal, and proposals that wait for a second person. */
export async function countOpenDisputes(queries: Queries): Promise<{ disputes: number; rulings: number }> {
  const [counts] = await queries
    .select({
      disputes: sql<number>`(count(*) filter (where ${disputes.proposedBy} is null))::int`,
      rulings: sql<number>`(count(${disputes.proposedBy})
        + (select count(*) from ${mallGrants} where ${mallGrants.state} = 'open'))::int`,
    })
    .from(disputes)
    .where(sql`${disputes.state} = 'open'`);
  return counts ?? { disputes: 0, rulings: 0 };
}

/** Open disputes in which the store has not answered since it was asked, and still can. */
export async function countUnansweredDisputes(queries: Queries, storeId: number): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from dispute
    where store_id = ${storeId} and state = 'open'
      and greatest(evidence_until, seller_answer_until) > ${mallNow}
      and coalesce((select what from refund_step step
        where step.request_id = dispute.request_id and step.created_at >= dispute.created_at
          and ((what = 'asked' and "of" = 'seller') or (what = 'said' and "by" = 'seller'))
        order by step.id desc limit 1), 'asked') = 'asked'`);
  return rows[0]?.count ?? 0;
}
