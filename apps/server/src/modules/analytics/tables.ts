import { customType, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** How many different visitors looked at a store's pages on a day of the mall's time zone. */
export const storeVisitDays = pgTable(
  'store_visit_day',
  {
    storeId: integer('store_id').notNull(),
    day: date().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day] })],
);

/** Visitors already counted today, as a keyed hash that changes every day. Deleted once the day is over. */
export const storeVisitors = pgTable(
  'store_visitor',
  {
    storeId: integer('store_id').notNull(),
    day: date().notNull(),
    visitor: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.day, table.visitor] }),
    index('store_visitor_day').on(table.day),
  ],
);

/** The same for activities that product pages showed; the module `activities` stores their view counts. */
export const activityVisitors = pgTable(
  'activity_visitor',
  {
    activityId: integer('activity_id').notNull(),
    day: date().notNull(),
    visitor: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.day, table.visitor] }),
    index('activity_visitor_day').on(table.day),
  ],
);
