import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { brandProposals } from '../tables.ts';

export type Proposal = typeof brandProposals.$inferSelect;

/** Undefined when an open proposal has this name. */
export async function insertProposal(queries: Queries, row: typeof brandProposals.$inferInsert) {
  const [made] = await queries
    .insert(brandProposals)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: brandProposals.id });
  return made?.id;
}

export async function countOpenProposals(queries: Queries, storeId?: number): Promise<number> {
  const ofStore = storeId === undefined ? undefined : eq(brandProposals.storeId, storeId);
  return queries.$count(brandProposals, and(eq(brandProposals.state, 'open'), ofStore));
}

/** Also decided ones. */
export async function hasBrandProposals(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: brandProposals.id }).from(brandProposals).limit(1)).length > 0;
}

export async function lockProposal(queries: Queries, proposalId: number): Promise<Proposal | undefined> {
  const [found] = await queries.select().from(brandProposals).where(eq(brandProposals.id, proposalId)).for('update');
  return found;
}

export async function decideProposal(
  queries: Queries,
  proposalId: number,
  decision: Partial<Pick<Proposal, 'state' | 'reason' | 'brandId'>>,
): Promise<void> {
  await queries
    .update(brandProposals)
    .set({ ...decision, decidedAt: mallNow })
    .where(eq(brandProposals.id, proposalId));
}

/** Proposals of all stores: open ones, the oldest first, or decided ones, the latest first. */
export async function listProposals(queries: Queries, isOpen: boolean, paging: Paging) {
  const rows = await queries
    .select({ proposal: brandProposals, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(brandProposals)
    .where(isOpen ? eq(brandProposals.state, 'open') : ne(brandProposals.state, 'open'))
    .orderBy(isOpen ? asc(brandProposals.id) : desc(brandProposals.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { proposals: rows.map(({ proposal }) => proposal), total: rows[0]?.total ?? 0 };
}

export async function listStoreProposals(queries: Queries, storeId: number, paging: Paging) {
  const rows = await queries
    .select({ proposal: brandProposals, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(brandProposals)
    .where(eq(brandProposals.storeId, storeId))
    .orderBy(desc(brandProposals.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { proposals: rows.map(({ proposal }) => proposal), total: rows[0]?.total ?? 0 };
}
