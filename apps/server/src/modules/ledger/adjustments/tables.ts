import { ADJUSTMENT_STATES, type AdjustmentKind } from '@galleria/domain/ledger/adjustments';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ledgerJournals } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Balance or points that staff give to or take from a buyer. Above the limit, a second person has to approve it before
 * it is booked.
 */
export const adjustments = pgTable(
  'adjustment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The client's idempotency key: a repeated request makes one adjustment. */
    submissionId: uuid('submission_id').notNull().unique('adjustment_submission'),
    userId: uuid('user_id').notNull(),
    kind: text().$type<AdjustmentKind>().notNull(),
    /** In cents or points; negative when taken from the buyer. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Shown to the buyer. */
    reason: text().notNull(),
    state: text({ enum: ADJUSTMENT_STATES }).notNull(),
    needsSecondPerson: boolean('needs_second_person').notNull(),
    requestedBy: text('requested_by').notNull(),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    decisionNote: text('decision_note').notNull().default(''),
    journalId: bigint('journal_id', { mode: 'number' })
      .references(() => ledgerJournals.id)
      .unique('adjustment_journal'),
  },
  (table) => [
    index('adjustment_user').on(table.userId, table.id.desc().nullsFirst()),
    index('adjustment_waiting').on(table.id).where(sql`${table.state} = 'waiting'`),
    check('adjustment_kind', sql`${table.kind} in ('balance', 'points')`),
    check('adjustment_amount', sql`${table.amount} <> 0`),
    check('adjustment_state', sql`${table.state} in ('waiting', 'posted', 'rejected')`),
    check('adjustment_decided', sql`(${table.decidedBy} is null) = (${table.decidedAt} is null)`),
    check(
      'adjustment_waits',
      sql`${table.state} <> 'waiting' or (${table.needsSecondPerson} and ${table.decidedBy} is null)`,
    ),
    check(
      'adjustment_second_person',
      sql`${table.state} <> 'posted' or not ${table.needsSecondPerson} or coalesce(${table.decidedBy} <> ${table.requestedBy}, false)`,
    ),
  ],
);
