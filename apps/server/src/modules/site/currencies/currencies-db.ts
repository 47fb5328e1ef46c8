import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { currencies, currencyRates } from '../tables.ts';

export type StoredCurrency = typeof currencies.$inferSelect;

/** All currencies, including those that are not offered, each with its waiting rate. */
export async function readAllCurrencies(queries: Queries) {
  return queries
    .select({ currency: currencies, waiting: { rate: currencyRates.rate, at: currencyRates.at } })
    .from(currencies)
    .leftJoin(currencyRates, and(eq(currencyRates.code, currencies.code), eq(currencyRates.state, 'waiting')))
    .orderBy(asc(currencies.sequence), asc(currencies.code));
}

/** Row locks on all currencies, always in the same order, so that concurrent changes cannot deadlock. */
export async function lockCurrencies(queries: Queries): Promise<StoredCurrency[]> {
  return queries.select().from(currencies).orderBy(asc(currencies.code)).for('update');
}

export async function insertCurrency(queries: Queries, currency: typeof currencies.$inferInsert): Promise<void> {
  await queries.insert(currencies).values(currency);
}

export async function updateCurrency(
  queries: Queries,
  code: string,
  changes: Partial<Omit<typeof currencies.$inferInsert, 'code'>>,
): Promise<void> {
  await queries.update(currencies).set(changes).where(eq(currencies.code, code));
}

export async function writeCurrencyOrder(queries: Queries, codes: readonly string[]): Promise<void> {
  await queries.execute(sql`
    update currency set sequence = sorted.position
    from unnest(${sql.param([...codes])}::text[]) with ordinality as sorted(code, position)
    where currency.code = sorted.code`);
}

type NewRate = Pick<typeof currencyRates.$inferInsert, 'code' | 'rate' | 'state' | 'isFetched' | 'staffId' | 'at'>;

export async function insertRates(queries: Queries, rates: readonly NewRate[]): Promise<void> {
  if (rates.length > 0) await queries.insert(currencyRates).values([...rates]);
}

/** Stores a waiting rate; a later fetch replaces it. */
export async function putWaitingRate(queries: Queries, code: string, rate: string): Promise<void> {
  await queries
    .insert(currencyRates)
    .values({ code, rate, state: 'waiting', isFetched: true, staffId: '' })
    .onConflictDoUpdate({
      target: currencyRates.code,
      targetWhere: eq(currencyRates.state, 'waiting'),
      set: { rate, at: sql`mall_now()` },
    });
}

/** Decides the waiting rate and returns it. Conditional update: of two concurrent decisions, the second finds none. */
export async function decideWaitingRate(
  queries: Queries,
  code: string,
  state: 'applied' | 'rejected',
  staffId: string,
): Promise<string | undefined> {
  const [decided] = await queries
    .update(currencyRates)
    .set({ state, staffId, at: sql`mall_now()` })
    .where(and(eq(currencyRates.code, code), eq(currencyRates.state, 'waiting')))
    .returning({ rate: currencyRates.rate });
  return decided?.rate;
}

/** One page of the rates of a currency, with the total from the same statement. */
export async function readRatePage(queries: Queries, code: string, paging: Paging) {
  const rows = await queries
    .select({ rate: currencyRates, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(currencyRates)
    .where(eq(currencyRates.code, code))
    .orderBy(desc(currencyRates.at), desc(currencyRates.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rates: rows.map(({ rate }) => rate), total: rows[0]?.total ?? 0 };
}
