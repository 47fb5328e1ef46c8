import { bigint, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { orderLines } from '../tables.ts';

/** One code per piece of a virtual product, issued when it is paid. */
export const vouchers = pgTable(
  'voucher',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    ordinal: integer().notNull(),
    code: text().notNull().unique('voucher_code'),
    status: smallint().notNull().default(0),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [unique('voucher_once').on(table.orderLineId, table.ordinal)],
);
