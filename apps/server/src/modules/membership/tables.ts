import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Growth of buyers. No row means a growth of zero. */
export const members = pgTable(
  'member',
  {
    userId: uuid('user_id').primaryKey(),
    growth: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [check('member_growth', sql`${table.growth} >= 0`)],
);
