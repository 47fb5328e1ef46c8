import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, numeric, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Run-time configuration; the shape of each value is in `settings.ts`. */
export const settings = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
});

export const languages = pgTable(
  'language',
  {
    lang: integer().primaryKey(),
    language: text().notNull().unique(),
    name: text().notNull(),
    countryLang: text('country_lang').notNull(),
    hide: boolean().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    uniqueIndex('language_one_default').on(table.isDefault).where(sql`${table.isDefault}`),
    check('language_default_is_shown', sql`not (${table.isDefault} and ${table.hide})`),
  ],
);

export const currencies = pgTable(
  'currency',
  {
    code: text().primaryKey(),
    name: jsonb().$type<LocaleTexts>().notNull(),
    symbol: text().notNull(),
    exchangeRate: numeric('exchange_rate', { precision: 18, scale: 8 }).notNull(),
    isOn: boolean('is_on').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
    sequence: integer().notNull(),
  },
  (table) => [
    uniqueIndex('currency_one_default').on(table.isDefault).where(sql`${table.isDefault}`),
    check('currency_rate', sql`${table.exchangeRate} > 0`),
    check('currency_default_rate', sql`not ${table.isDefault} or (${table.exchangeRate} = 1 and ${table.isOn})`),
    check('currency_code', sql`${table.code} ~ '^[A-Z]{3}$'`),
  ],
);
