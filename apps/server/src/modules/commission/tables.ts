import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/**
 * Rates of commission that differ from the mall's. Rows are never updated: a rate holds until the next one of its scope
 * begins, so the table is also the history, and two rates cannot overlap.
 */
export const commissionRates = pgTable(
  'commission_rate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the rate holds for every store. */
    storeId: integer('store_id'),
    /** Null: the rate holds for every category. */
    categoryId: integer('category_id'),
    /** Null: from then on the scope has no rate of its own. */
    basisPoints: integer('basis_points'),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    note: text().notNull().default(''),
    /** Id of the staff member. */
    setBy: uuid('set_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    unique('commission_rate_scope').on(table.storeId, table.categoryId, table.validFrom).nullsNotDistinct(),
    check('commission_rate_narrow', sql`${table.storeId} is not null or ${table.categoryId} is not null`),
    check('commission_rate_basis_points', sql`${table.basisPoints} between 0 and 5000`),
  ],
);
