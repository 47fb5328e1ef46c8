import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { accounts } from './tables.ts';

/** Open and banned accounts whose name, nickname, mail address or mobile number begins with the text. */
export async function findAccounts(queries: Queries, text: string, limit: number) {
  const begin = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return queries
    .select({ id: accounts.id, nickName: accounts.nickName, mail: accounts.mail, mobile: accounts.mobile })
    .from(accounts)
    .where(
      and(
        ne(accounts.status, 'closed'),
        or(
          sql`${accounts.mail} like ${begin}`,
          sql`${accounts.mobile} like ${begin}`,
          sql`lower(${accounts.name}) like ${begin}`,
          sql`lower(${accounts.nickName}) like ${begin}`,
          eq(accounts.mobile, text),
        ),
      ),
    )
    .limit(limit);
}

/** New accounts per day since the given time; days without any are missing. */
export async function countNewAccounts(queries: Queries, timeZone: string, since: Date) {
  const { rows } = await queries.execute<{ day: string; count: number }>(sql`
    select to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as count
    from account where created_at >= ${since} group by 1`);
  return new Map(rows.map(({ day, count }) => [day, count]));
}
