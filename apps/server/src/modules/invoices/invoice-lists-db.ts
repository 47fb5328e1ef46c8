import type { InvoiceState } from '@galleria/domain/invoices/invoice-lifecycle';
import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Invoice } from './invoices-db.ts';
import { invoices } from './tables.ts';

type InvoiceFilter = InvoiceState | 'waiting' | 'correction';

interface InvoiceSearch {
  readonly storeId?: number | undefined;
  readonly state?: InvoiceFilter | undefined;
  /** Number of an order or an invoice. */
  readonly number?: string | undefined;
  /** Number of an order or an invoice, or part of a title. */
  readonly keyword?: string | undefined;
}

const isWaiting = sql`(${invoices.state} = 'applying' or ${invoices.needsCorrection})`;

/** Callers read one row more than a page, to learn whether there is a next one. Waiting invoices come oldest first. */
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

/** A page of the buyer's invoices, the latest first, with their total. */
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
  // A page past the last one has no row with the total.
  const total = found[0]?.total ?? (offset === 0 ? 0 : await queries.$count(invoices, isFound));
  return { rows: found.map(({ invoice }) => invoice), total };
}

/** Counts by a partial index of waiting invoices. */
export async function countWaitingInvoices(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(invoices, and(eq(invoices.storeId, storeId), isWaiting));
}
