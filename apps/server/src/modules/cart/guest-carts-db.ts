import { sql } from 'drizzle-orm';
import { readClock } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { GUEST_CART_DAYS } from './owner.ts';

const BATCH_SIZE = 500;

/**
 * Deletes expired guest carts, in batches to keep locks short. Written so that every plan looks carts up by owner, even
 * when the table has no statistics.
 */
export async function deleteOldGuestCarts(queries: Queries): Promise<void> {
  // Read once, because `mall_now()` in the statement would be called for every row.
  const now = await readClock(queries);
  const since = sql`(${now.toISOString()}::timestamptz - make_interval(days => ${GUEST_CART_DAYS}))`;
  for (;;) {
    const { rowCount } = await queries.execute(sql`
      delete from cart_line where updated_at < ${since} and owner = any(array(
        select distinct owner from cart_line as old
        where owner like 'guest:%' and updated_at < ${since}
          and (select max(updated_at) from cart_line as own where own.owner = old.owner) < ${since}
        limit ${BATCH_SIZE}))`);
    if (!rowCount) return;
  }
}
