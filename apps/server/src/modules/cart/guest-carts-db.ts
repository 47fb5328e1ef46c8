import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { GUEST_CART_DAYS } from './owner.ts';

const BATCH_SIZE = 500;

/** Deletes guest carts without a change for long, in batches to keep locks short. */
export async function deleteOldGuestCarts(queries: Queries): Promise<void> {
  const since = sql`(mall_now() - make_interval(days => ${GUEST_CART_DAYS}))`;
  for (;;) {
    const { rowCount } = await queries.execute(sql`
      delete from cart_line
      where updated_at < ${since} and owner in (
        select distinct owner from cart_line as old
        where owner like 'guest:%' and updated_at < ${since} and not exists (
          select from cart_line as young where young.owner = old.owner and young.updated_at >= ${since})
        limit ${BATCH_SIZE})`);
    if (!rowCount) return;
  }
}
