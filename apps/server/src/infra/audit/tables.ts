import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The text that audit entries are searched by; defined once, because the index is on this expression. */
export const auditText = ({ input, before, after }: Record<'input' | 'before' | 'after', AnyPgColumn>) =>
  sql`(${input}::text || ' ' || coalesce(${before}::text, '') || ' ' || coalesce(${after}::text, ''))`;

/** Every change that staff and sellers attempt: who, with which session, what, and the outcome. */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`mall_now()`),
    actorKind: text('actor_kind', { enum: ['seller', 'staff'] }).notNull(),
    actorId: text('actor_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** The store that a seller worked in. */
    storeId: integer('store_id'),
    /** Network address of the caller. */
    address: text().notNull().default(''),
    /** Name of the operation in the contract. */
    operation: text().notNull(),
    /** Without passwords and files. */
    input: jsonb().notNull(),
    /** The state before and after the change, where the use case reports it. */
    before: jsonb(),
    after: jsonb(),
    /** `started` until the operation ends: then `done`, the name of its refusal, or `fault`. */
    outcome: text().notNull().default('started'),
  },
  (table) => [
    index('audit_entry_actor').on(table.actorId, table.id),
    index('audit_entry_at').on(table.at),
    /** Serves the query for all entries about one order. */
    index('audit_entry_order')
      .on(table.storeId, sql`coalesce(${table.input} ->> 'orderNumber', ${table.after} ->> 'orderNumber')`)
      .where(sql`coalesce(${table.input} ->> 'orderNumber', ${table.after} ->> 'orderNumber') is not null`),
    index('audit_entry_operation').on(table.operation, table.id),
    index('audit_entry_text').using('gin', sql`${auditText(table)} gin_trgm_ops`),
    index('audit_entry_store').on(table.storeId, table.id.desc().nullsFirst()).where(sql`${table.storeId} is not null`),
  ],
);
