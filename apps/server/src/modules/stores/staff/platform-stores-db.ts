import { fold } from '@galleria/domain/search/fold';
import { LICENCE_ENDING_DAYS } from '@galleria/domain/stores/licence-expiry';
import { STORE_TYPE } from '@galleria/domain/stores/store-status';
import { and, asc, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { storeQualifications, stores } from '../tables.ts';

interface StoreSearch {
  readonly status?: number | undefined;
  readonly keyword?: string | undefined;
  readonly isPreferred?: boolean | undefined;
  readonly licence?: 'ending' | 'ended' | undefined;
}

const today = sql`(${mallNow} at time zone 'UTC')::date`;
const { expiresOn } = storeQualifications;

const LICENCES = {
  ended: sql`${expiresOn} < ${today}`,
  ending: sql`${expiresOn} between ${today} and ${today} + ${LICENCE_ENDING_DAYS}::int - 1`,
};

function matches({ status, keyword, isPreferred, licence }: StoreSearch): SQL | undefined {
  const preferred = isPreferred ? STORE_TYPE.preferred : STORE_TYPE.ordinary;
  return and(
    status === undefined ? undefined : eq(stores.status, status),
    isPreferred === undefined ? undefined : eq(stores.type, preferred),
    licence && LICENCES[licence],
    keyword ? isNamed(keyword) : undefined,
  );
}

function isNamed(keyword: string): SQL | undefined {
  const pattern = `%${fold(keyword).replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${stores.foldedNames} like ${pattern}`,
    sql`${stores.id}::text = ${keyword}`,
    eq(stores.phone, keyword),
  );
}

const { foldedNames: _, sameCity: __, ...columns } = getTableColumns(stores);

export async function readPlatformStores(queries: Queries, search: StoreSearch, paging: Paging) {
  const order = search.isPreferred ? [asc(stores.preferredSequence), desc(stores.fans)] : [desc(stores.openedAt)];
  const joined = queries
    .select({ ...columns, expiresOn, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(stores)
    .leftJoin(storeQualifications, eq(storeQualifications.storeId, stores.id))
    .where(matches(search))
    .orderBy(...order, asc(stores.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const rows = await joined;
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function readPlatformStore(queries: Queries, storeId: number) {
  const [found] = await queries
    .select({ ...columns, expiresOn })
    .from(stores)
    .leftJoin(storeQualifications, eq(storeQualifications.storeId, stores.id))
    .where(eq(stores.id, storeId));
  return found;
}

export type PlatformStore = NonNullable<Awaited<ReturnType<typeof readPlatformStore>>>;

/** Locks the store until the transaction ends, so that its status and rank do not change meanwhile. */
export async function lockStore(queries: Queries, storeId: number) {
  const [found] = await queries
    .select({
      ...{ status: stores.status, isStatusByPlatform: stores.isStatusByPlatform },
      ...{ statusReason: stores.statusReason, type: stores.type },
    })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('no key update');
  return found;
}

/** A newly preferred store comes last. */
export async function writePreferred(queries: Queries, storeId: number, isPreferred: boolean): Promise<void> {
  const last = sql`(select coalesce(max(preferred_sequence), 0) + 1 from store where type = ${STORE_TYPE.preferred})`;
  await queries
    .update(stores)
    .set(
      isPreferred
        ? { type: STORE_TYPE.preferred, preferredSequence: last }
        : { type: STORE_TYPE.ordinary, preferredSequence: 0 },
    )
    .where(eq(stores.id, storeId));
}

/** Stores that are not named follow in their previous order. Rows are locked in the order of ids, as everywhere. */
export async function writePreferredOrder(queries: Queries, storeIds: readonly number[]): Promise<void> {
  await queries.execute(sql`
    with ranked as (
      select store.id, row_number() over (order by wanted.at nulls last, store.preferred_sequence, store.id) as rank
      from store left join unnest(${sql.param([...storeIds])}::int[]) with ordinality as wanted(id, at)
        on wanted.id = store.id
      where store.type = ${STORE_TYPE.preferred}
    ), held as materialized (
      select store.id, ranked.rank from store join ranked on ranked.id = store.id
      where store.preferred_sequence <> ranked.rank order by store.id for no key update of store
    )
    update store set preferred_sequence = held.rank from held where store.id = held.id`);
}
