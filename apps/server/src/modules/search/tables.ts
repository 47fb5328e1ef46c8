import type { LocaleTexts } from '@galleria/domain/site/locales';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Words that the mall suggests under its search box. */
export const hotSearches = pgTable(
  'hot_search',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    target: text({ enum: ['goods', 'stores'] }).notNull(),
    title: jsonb().$type<LocaleTexts>().notNull(),
    content: jsonb().$type<LocaleTexts>().notNull(),
    sequence: integer().notNull(),
  },
  (table) => [index('hot_search_order').on(table.target, table.sequence)],
);
