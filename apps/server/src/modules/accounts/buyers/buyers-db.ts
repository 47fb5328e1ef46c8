import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TimeCursor } from '../../../infra/calls/cursor.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { isUuid } from '../../../infra/database/is-uuid.ts';
import type { Account } from '../accounts-db.ts';
import { accounts, bindings } from '../tables.ts';

/**
 * Limit of matches per column, of which the newest accounts are shown: a single letter can match a million accounts.
 */
const MATCHES_PER_COLUMN = 500;

/** Ids of the accounts that match the text. Each column has an index for prefix searches. */
function matchingAccountIds(text: string): SQL {
  if (isUuid(text)) return sql`(select ${text}::uuid)`;
  const pattern = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const columns = [
    sql`${accounts.mail}`,
    sql`${accounts.mobile}`,
    sql`lower(${accounts.name})`,
    sql`lower(${accounts.nickName})`,
  ];
  const each = columns.map(
    (column) =>
      sql`(select ${accounts.id} from ${accounts} where ${column} like ${pattern} limit ${MATCHES_PER_COLUMN})`,
  );
  return sql`(${sql.join(each, sql` union `)})`;
}

interface BuyerSearch {
  readonly text?: string | undefined;
  readonly status?: Account['status'] | undefined;
}

/** Keyset paging: no page costs more than the first. */
export async function readBuyers(
  queries: Queries,
  { text, status }: BuyerSearch,
  { cursor, limit }: { cursor: TimeCursor<string> | undefined; limit: number },
) {
  return queries
    .select({
      ...{ id: accounts.id, nickName: accounts.nickName, name: accounts.name, avatar: accounts.avatar },
      ...{ mail: accounts.mail, mobile: accounts.mobile, status: accounts.status, createdAt: accounts.createdAt },
      cursorTime: sql<string>`${accounts.createdAt}::text`,
    })
    .from(accounts)
    .where(
      and(
        text ? sql`${accounts.id} in ${matchingAccountIds(text)}` : undefined,
        status && sql`${accounts.status} = ${sql.raw(`'${status}'`)}`,
        cursor && sql`(${accounts.createdAt}, ${accounts.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit);
}

/** Also finds closed accounts. */
export async function readBuyer(queries: Queries, userId: string): Promise<Account | undefined> {
  const [found] = await queries.select().from(accounts).where(eq(accounts.id, userId));
  return found;
}

export async function readBindingTypes(queries: Queries, userId: string) {
  const rows = await queries.select({ type: bindings.socialType }).from(bindings).where(eq(bindings.userId, userId));
  return rows.map(({ type }) => type);
}

/** Nicknames by id of the buyers whose mail, mobile, name or id matches the text. */
export async function findBuyers(queries: Queries, text: string, limit: number): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select({ id: accounts.id, nickName: accounts.nickName })
    .from(accounts)
    .where(sql`${accounts.id} in ${matchingAccountIds(text)}`)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit);
  return new Map(rows.map(({ id, nickName }) => [id, nickName]));
}

/** Nicknames by buyer id, for lists that store only the id. */
export async function nickNames(queries: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: accounts.id, nickName: accounts.nickName })
    .from(accounts)
    .where(inArray(accounts.id, [...userIds]));
  return new Map(rows.map(({ id, nickName }) => [id, nickName]));
}
