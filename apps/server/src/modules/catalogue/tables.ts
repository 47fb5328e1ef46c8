import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Three levels of shelves. A category without a parent is on the first. */
export const categories = pgTable(
  'category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    level: smallint().notNull(),
    name: jsonb().$type<LocaleTexts>().notNull(),
    picture: text().notNull().default(''),
    sequence: integer().notNull(),
    isOn: boolean('is_on').notNull().default(true),
  },
  (table) => [
    index('category_parent').on(table.parentId, table.sequence),
    check('category_level', sql`${table.level} between 1 and 3`),
    check('category_top_level', sql`(${table.parentId} is null) = (${table.level} = 1)`),
  ],
);
