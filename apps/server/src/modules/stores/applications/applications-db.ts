import type { Locale } from '@galleria/domain/site/locales';
import { IDENTITY_KEPT_DAYS, type IdentitySide, type QueueState } from '@galleria/domain/stores/store-application';
import { and, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { storeApplications as applications } from './tables.ts';

export type Application = typeof applications.$inferSelect;
export type ApplicationChanges = Partial<Omit<typeof applications.$inferInsert, 'id' | 'userId'>>;

export type NewApplication = typeof applications.$inferInsert;
type SeededTimes = { readonly sentAt: SQL; readonly decidedAt?: SQL };

export async function insertApplication(
  queries: Queries,
  row: Omit<NewApplication, 'sentAt' | 'decidedAt'> & SeededTimes,
): Promise<void> {
  await queries.insert(applications).values(row);
}

export async function hasApplications(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: applications.id }).from(applications).limit(1)).length > 0;
}

/** The latest application: that of an opened store stays beside a new one. */
export async function findOwnApplication(queries: Queries, userId: string): Promise<Application | undefined> {
  const [found] = await queries
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.id))
    .limit(1);
  return found;
}

/** Locks the applicant's latest application until the transaction ends. */
export async function lockOwnApplication(queries: Queries, userId: string): Promise<Application | undefined> {
  const [found] = await queries
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.id))
    .limit(1)
    .for('update');
  return found;
}

/**
 * Locks the buyer's own application, and makes one if there is none. Of two concurrent calls the unique index lets one
 * insert it.
 */
export async function lockOrMakeApplication(queries: Queries, userId: string, locale: Locale): Promise<Application> {
  const known = await lockOwnApplication(queries, userId);
  if (known) return known;
  await queries.insert(applications).values({ userId, locale }).onConflictDoNothing();
  const made = await lockOwnApplication(queries, userId);
  if (!made) throw new Error(`lockOrMakeApplication: nothing was made for ${userId}`);
  return made;
}

export async function findApplication(queries: Queries, id: number): Promise<Application | undefined> {
  const [found] = await queries
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), ne(applications.state, 'draft')));
  return found;
}

/** Undefined for drafts too: only their applicants may see them. */
export async function lockSentApplication(queries: Queries, id: number): Promise<Application | undefined> {
  const [found] = await queries.select().from(applications).where(eq(applications.id, id)).for('update');
  return found?.state === 'draft' ? undefined : found;
}

export async function updateApplication(queries: Queries, id: number, changes: ApplicationChanges): Promise<void> {
  await queries
    .update(applications)
    .set({ ...changes, changedAt: mallNow })
    .where(eq(applications.id, id));
}

/** `folded`: names separated by line breaks, as in `store.folded_names`. */
export async function hasApplicationWithName(queries: Queries, folded: string, exceptId?: number): Promise<boolean> {
  const [found] = await queries
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.state, 'review'),
        inArray(applications.foldedName, folded.split('\n')),
        exceptId === undefined ? undefined : ne(applications.id, exceptId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

interface QueueFilter {
  readonly state?: QueueState | undefined;
  readonly text?: string | undefined;
}

/** Waiting applications oldest first, so that applicants wait no longer than necessary; the rest newest first. */
export async function readQueue(queries: Queries, { state, text }: QueueFilter, paging: Paging) {
  const pattern = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const condition = and(
    state ? eq(applications.state, state) : ne(applications.state, 'draft'),
    pattern ? or(ilike(applications.name, pattern), ilike(applications.companyName, pattern)) : undefined,
  );
  const rows = await queries
    .select({
      ...{ id: applications.id, name: applications.name, logo: applications.logo, state: applications.state },
      ...{ companyName: applications.companyName, revision: applications.revision },
      ...{ sentAt: applications.sentAt, decidedAt: applications.decidedAt },
      waitingHours: sql<number>`floor(extract(epoch from mall_now() - ${applications.sentAt}) / 3600)`.mapWith(Number),
    })
    .from(applications)
    .where(condition)
    .orderBy(
      state === 'review'
        ? sql`${applications.sentAt}, ${applications.id}`
        : sql`${applications.sentAt} desc, ${applications.id} desc`,
    )
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rows, total: await queries.$count(applications, condition) };
}

/** Applications in review. */
export async function countWaitingApplications(queries: Queries): Promise<number> {
  return queries.$count(applications, eq(applications.state, 'review'));
}

/** Deletes all applications of a person; returns the paths of the identity pictures to be deleted. */
export async function deleteApplicationsOf(queries: Queries, userId: string): Promise<string[]> {
  const deleted = await queries.delete(applications).where(eq(applications.userId, userId)).returning();
  return deleted.flatMap(identityPaths);
}

/** Records since when a store is closed for good, or clears it. */
export async function markStoreClosed(queries: Queries, storeId: number, isClosed: boolean): Promise<void> {
  await queries
    .update(applications)
    .set({ storeClosedAt: isClosed ? sql`coalesce(${applications.storeClosedAt}, mall_now())` : null })
    .where(eq(applications.storeId, storeId));
}

export const IDENTITY_COLUMN = { front: 'identityFront', back: 'identityBack' } as const satisfies Record<
  IdentitySide,
  keyof Application
>;

export function identityPaths({ identityFront, identityBack }: Application): string[] {
  return [identityFront, identityBack].filter((path) => path !== '');
}

export async function isIdentityPicture(queries: Queries, path: string): Promise<boolean> {
  const { identityFront, identityBack } = applications;
  return (await queries.$count(applications, or(eq(identityFront, path), eq(identityBack, path)))) > 0;
}

/** Clears identity pictures whose retention is over; returns their paths. */
export async function forgetOldIdentities(queries: Queries): Promise<string[]> {
  const isPastRetention = (since: typeof applications.decidedAt | typeof applications.changedAt) =>
    sql`${since} < mall_now() - make_interval(days => ${IDENTITY_KEPT_DAYS})`;
  const over = await queries
    .select()
    .from(applications)
    .where(
      and(
        sql`(${applications.identityFront} <> '' or ${applications.identityBack} <> '')`,
        or(
          and(eq(applications.state, 'refused'), isPastRetention(applications.decidedAt)),
          and(eq(applications.state, 'draft'), isPastRetention(applications.changedAt)),
          isPastRetention(applications.storeClosedAt),
        ),
      ),
    )
    .for('update');
  if (over.length === 0) return [];
  await queries
    .update(applications)
    .set({ identityFront: '', identityBack: '' })
    .where(
      inArray(
        applications.id,
        over.map(({ id }) => id),
      ),
    );
  return over.flatMap(identityPaths);
}
