import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TimeCursor } from '../../../infra/calls/cursor.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { isUuid } from '../../../infra/database/is-uuid.ts';
import { roleColumns } from '../people/people-db.ts';
import type { Seller } from '../sellers-db.ts';
import { sellers, storeMembers, storeRoles } from '../tables.ts';

/** The most prefix matches per column; the newest of all matches are shown. */
const MATCHES_PER_COLUMN = 500;

/** Ids of people whose id, mail address, mobile number or name matches. Each column has an index for prefixes. */
function matching(text: string): SQL {
  if (isUuid(text)) return sql`(select ${text}::uuid)`;
  const pattern = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const each = [sql`${sellers.mail}`, sql`${sellers.mobile}`, sql`lower(${sellers.name})`].map(
    (column) => sql`(select ${sellers.id} from ${sellers} where ${column} like ${pattern} limit ${MATCHES_PER_COLUMN})`,
  );
  return sql`(${sql.join(each, sql` union `)})`;
}

interface SellerSearch {
  readonly text?: string | undefined;
  readonly storeId?: number | undefined;
  readonly status?: Seller['status'] | undefined;
}

/** Keyset pagination: every page costs as much as the first. */
export async function findSellers(
  queries: Queries,
  { text, storeId, status }: SellerSearch,
  { cursor, limit }: { cursor: TimeCursor<string> | undefined; limit: number },
) {
  const inStore = sql`${sellers.id} in (select ${storeMembers.sellerId} from ${storeMembers} where ${storeMembers.storeId} = ${storeId})`;
  return queries
    .select({
      ...{ id: sellers.id, name: sellers.name, mail: sellers.mail, mobile: sellers.mobile, status: sellers.status },
      createdAt: sellers.createdAt,
      cursorTime: sql<string>`${sellers.createdAt}::text`,
    })
    .from(sellers)
    .where(
      and(
        text ? sql`${sellers.id} in ${matching(text)}` : undefined,
        storeId === undefined ? undefined : inStore,
        status && sql`${sellers.status} = ${sql.raw(`'${status}'`)}`,
        cursor && sql`(${sellers.createdAt}, ${sellers.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(desc(sellers.createdAt), desc(sellers.id))
    .limit(limit);
}

export async function findSellerById(queries: Queries, sellerId: string): Promise<Seller | undefined> {
  const [seller] = await queries.select().from(sellers).where(eq(sellers.id, sellerId));
  return seller;
}

/** The memberships of these people, the oldest first. */
export async function readWorkplaces(queries: Queries, sellerIds: readonly string[]) {
  if (sellerIds.length === 0) return [];
  return queries
    .select({ sellerId: storeMembers.sellerId, storeId: storeMembers.storeId, ...roleColumns })
    .from(storeMembers)
    .innerJoin(storeRoles, eq(storeRoles.id, storeMembers.roleId))
    .where(inArray(storeMembers.sellerId, [...sellerIds]))
    .orderBy(asc(storeMembers.createdAt), asc(storeMembers.storeId));
}

export type Workplace = Awaited<ReturnType<typeof readWorkplaces>>[number];
