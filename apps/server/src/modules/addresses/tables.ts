import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Where a buyer has things sent. At most one default each, and the database sees to it. */
export const addresses = pgTable(
  'address',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    receiver: text().notNull(),
    mobile: text().notNull(),
    postCode: text('post_code').notNull(),
    /** District of the region data; city and province are its first digits. */
    areaId: integer('area_id').notNull(),
    detail: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('address_user').on(table.userId),
    uniqueIndex('address_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);
