import { and, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../calls/paging.ts';
import type { Queries } from '../database/database.ts';
import { auditEntries, auditText } from './tables.ts';

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
  readonly storeId?: number | undefined;
  readonly actorKind?: 'seller' | 'staff' | undefined;
  /** Entries of any of these actors. */
  readonly actorIds?: readonly string[] | undefined;
  readonly operation?: string | undefined;
  /** Searched for in the input and in the states before and after. */
  readonly text?: string | undefined;
  /** First and last day, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const entryColumns = {
  ...{ id: auditEntries.id, at: auditEntries.at, address: auditEntries.address, storeId: auditEntries.storeId },
  ...{ actorKind: auditEntries.actorKind, actorId: auditEntries.actorId },
  ...{ operation: auditEntries.operation, outcome: auditEntries.outcome },
  ...{ input: sql<never>`${auditEntries.input}`, before: sql<never>`${auditEntries.before}` },
  after: sql<never>`${auditEntries.after}`,
};

export type AuditEntry = Awaited<ReturnType<typeof readAuditEntries>>[number];

/** One numbered page, newest first: for one store, whose log is short enough to be counted. */
export async function readAuditPage(queries: Queries, filter: AuditFilter, paging: Paging) {
  const condition = conditionOf(filter);
  const records = await queries
    .select(entryColumns)
    .from(auditEntries)
    .where(condition)
    .orderBy(desc(auditEntries.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { records, total: await queries.$count(auditEntries, condition) };
}

/** The entries before the id `before`, newest first. */
export async function readAuditEntries(
  queries: Queries,
  filter: AuditFilter,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
) {
  return queries
    .select(entryColumns)
    .from(auditEntries)
    .where(and(conditionOf(filter), before === undefined ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

function conditionOf({ storeId, actorKind, actorIds, operation, text, from, until }: AuditFilter) {
  return and(
    storeId === undefined ? undefined : eq(auditEntries.storeId, storeId),
    actorKind ? eq(auditEntries.actorKind, actorKind) : undefined,
    actorIds ? inArray(auditEntries.actorId, [...actorIds]) : undefined,
    operation ? eq(auditEntries.operation, operation) : undefined,
    text ? ilike(auditText(auditEntries), `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    from
      ? and(gte(auditEntries.at, sql`${from}::date`), sql`${auditEntries.id} >= ${idNear(from, 'first')}`)
      : undefined,
    until
      ? and(lt(auditEntries.at, sql`${until}::date + 1`), sql`${auditEntries.id} <= ${idNear(until, 'last')}`)
      : undefined,
  );
}

/**
 * Lists are read by id, so days are turned into ids: otherwise reading an old day would scan every entry since. Entries
 * written at the same time may have slightly disordered ids, hence the minute of margin.
 */
function idNear(day: string, end: 'first' | 'last'): SQL {
  return end === 'first'
    ? sql`(select id from audit_entry where at >= ${day}::date - interval '1 minute' order by at limit 1)`
    : sql`(select id from audit_entry where at < ${day}::date + interval '1 day 1 minute' order by at desc limit 1)`;
}

const LOG_ENTRIES = 100;

/** The log of one order, as its store sees it: entries of its sellers, newest first. Refused attempts are left out. */
export async function readOrderEntries(queries: Queries, storeId: number, orderNumber: string) {
  return readEntries(queries, orderNumber, eq(auditEntries.storeId, storeId));
}

/** The same with entries of staff, which belong to no store. */
export async function readEntriesAboutOrder(queries: Queries, storeId: number, orderNumber: string) {
  return readEntries(queries, orderNumber, or(eq(auditEntries.storeId, storeId), isNull(auditEntries.storeId)));
}

async function readEntries(queries: Queries, orderNumber: string, condition: SQL | undefined) {
  const { input, after } = auditEntries;
  const about = sql`coalesce(${input} ->> 'orderNumber', ${after} ->> 'orderNumber')`;
  return queries
    .select({
      ...{ id: auditEntries.id, at: auditEntries.at, actorKind: auditEntries.actorKind, actorId: auditEntries.actorId },
      ...{ operation: auditEntries.operation, after: sql<Record<string, unknown> | null>`${after}` },
      input: sql<Record<string, unknown>>`${input}`,
    })
    .from(auditEntries)
    .where(and(condition, eq(about, orderNumber), eq(auditEntries.outcome, 'done')))
    .orderBy(desc(auditEntries.id))
    .limit(LOG_ENTRIES);
}
