import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { GUEST_CART_DAYS } from './owner.ts';

const CARTS_AT_ONCE = 500;

/** Forgets guests' carts of which no line was touched for long, some at a time so that nobody waits for it. */
export async function forgetOldGuestCarts(queries: Queries): Promise<void> {
  const since = sql`(mall_now() - make_interval(days => ${GUEST_CART_DAYS}))`;
  for (;;) {
    const { rowCount } = await queries.execute(sql`
      delete from cart_line
      where updated_at < ${since} and owner in (
        select distinct owner from cart_line as old
        where owner like 'guest:%' and updated_at < ${since} and not exists (
          select from cart_line as young where young.owner = old.owner and young.updated_at >= ${since})
        limit ${CARTS_AT_ONCE})`);
    if (!rowCount) return;
  }
}
