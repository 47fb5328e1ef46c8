import type { InvoiceState } from '@galleria/domain/invoices/invoice-lifecycle';
import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Invoice } from './invoices-db.ts';
import { invoices } from './tables.ts';

type InvoiceFilter = InvoiceState | 'waiting' | 'correction';

interface InvoiceSearch {
  readonly storeId?: number | undefined;
  readonly state?: InvoiceFilter | undefined;
  /** A number of an order or an invoice. */
  readonly number?: string | undefined;
  /** The same, or part of a title. */
  readonly keyword?: string | undefined;
}

const isWaiting = sql`(${invoices.state} = 'applying' or ${invoices.needsCorrection})`;

/** One more row than asked for tells that there is a next page. What waits is worked off from its beginning. */
export async function readInvoices(
  queries: Queries,
  search: InvoiceSearch,
  { last, limit }: { readonly last: number | undefined; readonly limit: number },
): Promise<Invoice[]> {
  const oldestFirst = search.state === 'waiting';
  return queries
    .select()
    .from(invoices)
    .where(
      and(
        search.storeId === undefined ? undefined : eq(invoices.storeId, search.storeId),
        stateIs(search.state),
        search.number ? isNumber(search.number) : undefined,
        search.keyword ? mentions(search.keyword) : undefined,
        last === undefined ? undefined : (oldestFirst ? gt : lt)(invoices.id, last),
      ),
    )
    .orderBy(oldestFirst ? asc(invoices.id) : desc(invoices.id))
    .limit(limit);
}

function stateIs(state: InvoiceFilter | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === 'waiting') return isWaiting;
  return state === 'correction' ? sql`${invoices.needsCorrection}` : sql`${invoices.state} = ${state}`;
}

const isNumber = (number: string) => or(eq(invoices.orderNumber, number), eq(invoices.number, number));

function mentions(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(isNumber(keyword), sql`${invoices.title} ilike ${pattern}`);
}

/** A buyer's own, the latest first, and how many there are. */
export async function readOwnInvoices(
  queries: Queries,
  userId: string,
  state: InvoiceState | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: Invoice[]; total: number }> {
  const isFound = and(eq(invoices.userId, userId), stateIs(state));
  const found = await queries
    .select({ invoice: invoices, total: sql<number>`(count(*) over ())::int` })
    .from(invoices)
    .where(isFound)
    .orderBy(desc(invoices.id))
    .offset(offset)
    .limit(limit);
  // Past the last page there is no row to carry the total.
  const total = found[0]?.total ?? (offset === 0 ? 0 : await queries.$count(invoices, isFound));
  return { rows: found.map(({ invoice }) => invoice), total };
}

/** Counts only what waits, from an index of just that. */
export async function countWaitingInvoices(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(invoices, and(eq(invoices.storeId, storeId), isWaiting));
}
