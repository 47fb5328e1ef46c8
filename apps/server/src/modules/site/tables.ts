import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Run-time configuration; the schema of each value is in `settings.ts`. */
export const settings = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
});

const madeAt = () => timestamp('at', { withTimezone: true }).notNull().default(sql`mall_now()`);

/** Every change of a setting by a person. Each of the rules has its own name. */
export const settingChanges = pgTable(
  'setting_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    /** Empty for changes by the mall itself. */
    staffId: text('staff_id').notNull(),
    at: madeAt(),
  },
  (table) => [index('setting_change_name').on(table.name, table.id.desc().nullsFirst())],
);

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

/** Exchange rates that were applied, wait for a person, or were rejected. */
export const currencyRates = pgTable(
  'currency_rate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull(),
    rate: numeric({ precision: 18, scale: 8 }).notNull(),
    state: text({ enum: ['applied', 'waiting', 'rejected'] }).notNull(),
    isFetched: boolean('is_fetched').notNull(),
    /** The member of staff who entered or decided the rate; empty for the job. */
    staffId: text('staff_id').notNull(),
    at: madeAt(),
  },
  (table) => [
    index('currency_rate_code').on(table.code, table.id.desc().nullsFirst()),
    uniqueIndex('currency_rate_one_waiting').on(table.code).where(sql`${table.state} = 'waiting'`),
    check('currency_rate_positive', sql`${table.rate} > 0`),
  ],
);
