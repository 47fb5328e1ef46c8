import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Delivery addresses of buyers; a unique index allows one default each. */
export const addresses = pgTable(
  'address',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    receiver: text().notNull(),
    mobile: text().notNull(),
    postCode: text('post_code').notNull(),
    /** Code of a district; city and province are its first digits. */
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
