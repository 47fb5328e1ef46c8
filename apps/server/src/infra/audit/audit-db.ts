import { and, desc, eq, gte, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../calls/paging.ts';
import type { Queries } from '../database/database.ts';
import { auditEntries } from './tables.ts';

type NewEntry = Pick<
  typeof auditEntries.$inferInsert,
  'actorKind' | 'actorId' | 'sessionId' | 'storeId' | 'address' | 'operation' | 'input'
>;

export async function startEntry(queries: Queries, entry: NewEntry): Promise<number> {
  const [made] = await queries.insert(auditEntries).values(entry).returning({ id: auditEntries.id });
  if (!made) throw new Error(`startEntry: insert returned no id (operation: ${entry.operation})`);
  return made.id;
}

type Ending = Pick<typeof auditEntries.$inferInsert, 'outcome' | 'before' | 'after'>;

export async function endEntry(queries: Queries, id: number, ending: Ending): Promise<void> {
  await queries.update(auditEntries).set(ending).where(eq(auditEntries.id, id));
}

export interface AuditFilter {
  readonly storeId: number;
  readonly sellerId?: string | undefined;
  readonly operation?: string | undefined;
  /** Found in what was sent, or in the state before or after. */
  readonly text?: string | undefined;
  /** First and last day, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** What the people of one store changed, newest first. */
export async function readAuditPage(queries: Queries, filter: AuditFilter, paging: Paging) {
  const condition = conditionOf(filter);
  const records = await queries
    .select({
      ...{ id: auditEntries.id, at: auditEntries.at, actorId: auditEntries.actorId, address: auditEntries.address },
      ...{ operation: auditEntries.operation, outcome: auditEntries.outcome },
      ...{ input: sql<never>`${auditEntries.input}`, before: sql<never>`${auditEntries.before}` },
      after: sql<never>`${auditEntries.after}`,
    })
    .from(auditEntries)
    .where(condition)
    .orderBy(desc(auditEntries.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { records, total: await queries.$count(auditEntries, condition) };
}

function conditionOf({ storeId, sellerId, operation, text, from, until }: AuditFilter) {
  const { input, before, after } = auditEntries;
  const pattern = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    eq(auditEntries.storeId, storeId),
    sellerId ? eq(auditEntries.actorId, sellerId) : undefined,
    operation ? eq(auditEntries.operation, operation) : undefined,
    pattern ? or(...[input, before, after].map((column) => ilike(sql`${column}::text`, pattern))) : undefined,
    from ? gte(auditEntries.at, sql`${from}::date`) : undefined,
    until ? lt(auditEntries.at, sql`${until}::date + 1`) : undefined,
  );
}

const LOG_ENTRIES = 100;

/** What the people of a store did with one order, newest first; refused attempts are no part of its history. */
export async function readOrderEntries(queries: Queries, storeId: number, orderNumber: string) {
  return readEntries(queries, orderNumber, eq(auditEntries.storeId, storeId));
}

/** The same with what staff did, who work in no store. */
export async function readEntriesAboutOrder(queries: Queries, storeId: number, orderNumber: string) {
  return readEntries(queries, orderNumber, or(eq(auditEntries.storeId, storeId), isNull(auditEntries.storeId)));
}

async function readEntries(queries: Queries, orderNumber: string, isWanted: SQL | undefined) {
  const { input, after } = auditEntries;
  const about = sql`coalesce(${input} ->> 'orderNumber', ${after} ->> 'orderNumber')`;
  return queries
    .select({
      ...{ id: auditEntries.id, at: auditEntries.at, actorKind: auditEntries.actorKind, actorId: auditEntries.actorId },
      ...{ operation: auditEntries.operation, after: sql<Record<string, unknown> | null>`${after}` },
      input: sql<Record<string, unknown>>`${input}`,
    })
    .from(auditEntries)
    .where(and(isWanted, eq(about, orderNumber), eq(auditEntries.outcome, 'done')))
    .orderBy(desc(auditEntries.id))
    .limit(LOG_ENTRIES);
}
