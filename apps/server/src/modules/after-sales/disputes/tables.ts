import { RULINGS } from '@galleria/domain/after-sales/dispute-rules';
import { DISPUTE_REASONS } from '@galleria/domain/after-sales/refund-lifecycle';
import { STAFF_REFUND_STEPS } from '@galleria/domain/after-sales/refund-steps';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { refundRequests } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A refund request that the platform was asked to decide. Above a limit one person proposes the ruling and another
 * confirms it; a proposal has no effect.
 */
export const disputes = pgTable(
  'dispute',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint('request_id', { mode: 'number' })
      .notNull()
      .references(() => refundRequests.id),
    /** The store of the request, denormalised for lists and figures. */
    storeId: integer('store_id').notNull(),
    reason: text({ enum: DISPUTE_REASONS }).notNull(),
    words: text().notNull(),
    pictures: text().array().notNull().default([]),
    state: text({ enum: ['open', 'withdrawn', 'ruled'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    /** Target date of the decision. */
    targetAt: moment('target_at').notNull(),
    evidenceUntil: moment('evidence_until').notNull(),
    isExtended: boolean('is_extended').notNull().default(false),
    /** Deadline of a side that was asked something; may be later than `evidenceUntil`. */
    buyerAnswerUntil: moment('buyer_answer_until'),
    sellerAnswerUntil: moment('seller_answer_until'),
    assigneeId: text('assignee_id'),
    /** The proposed or final ruling. */
    ruling: text({ enum: RULINGS }),
    rulingCents: bigint('ruling_cents', { mode: 'number' }),
    needsReturn: boolean('needs_return').notNull().default(false),
    rulingWords: text('ruling_words').notNull().default(''),
    needsSecondPerson: boolean('needs_second_person').notNull().default(false),
    proposedBy: text('proposed_by'),
    proposedAt: moment('proposed_at'),
    ruledBy: text('ruled_by'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('dispute_open').on(table.requestId).where(sql`${table.state} = 'open'`),
    index('dispute_request').on(table.requestId, table.id.desc().nullsFirst()),
    index('dispute_queue').on(table.createdAt, table.id).where(sql`${table.state} = 'open'`),
    index('dispute_assignee').on(table.assigneeId, table.createdAt, table.id).where(sql`${table.state} = 'open'`),
    index('dispute_to_confirm')
      .on(table.proposedAt, table.id)
      .where(sql`${table.state} = 'open' and ${table.proposedBy} is not null`),
    index('dispute_ruled')
      .on(table.endedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'ruled'`),
    index('dispute_store').on(table.storeId, table.createdAt),
    check('dispute_state', sql`${table.state} in ('open', 'withdrawn', 'ruled')`),
    check('dispute_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
    check('dispute_ruled_by', sql`(${table.state} = 'ruled') = (${table.ruledBy} is not null)`),
    check(
      'dispute_ruling',
      sql`(${table.ruling} is null) = (${table.rulingCents} is null)
        and ${table.rulingCents} >= 0 and (${table.ruling} <> 'refused' or ${table.rulingCents} = 0)
        and (${table.ruling} is not null or (${table.state} <> 'ruled' and ${table.proposedBy} is null))`,
    ),
    check('dispute_proposed', sql`(${table.proposedBy} is null) = (${table.proposedAt} is null)`),
    check('dispute_two_people', sql`${table.proposedBy} <> ${table.ruledBy}`),
    check(
      'dispute_second_person',
      sql`${table.state} <> 'ruled' or not ${table.needsSecondPerson} or ${table.proposedBy} is not null`,
    ),
  ],
);

/** Notes for staff only: assignments of the case, proposals, and reasons for rejected ones. */
export const disputeNotes = pgTable(
  'dispute_note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    disputeId: bigint('dispute_id', { mode: 'number' })
      .notNull()
      .references(() => disputes.id),
    what: text({ enum: STAFF_REFUND_STEPS }).notNull(),
    staffId: text('staff_id').notNull(),
    words: text().notNull().default(''),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
  },
  (table) => [index('dispute_note_dispute').on(table.disputeId, table.id)],
);

/**
 * A mall grant: a refund above the limit and without a dispute that one person proposed on the mall's own decision. It
 * takes effect when a second person confirms it; any change of the request voids it.
 */
export const mallGrants = pgTable(
  'mall_grant',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint('request_id', { mode: 'number' })
      .notNull()
      .references(() => refundRequests.id),
    storeId: integer('store_id').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    needsReturn: boolean('needs_return').notNull().default(false),
    /** Shown to both sides. */
    words: text().notNull(),
    state: text({ enum: ['open', 'made', 'rejected', 'void'] })
      .notNull()
      .default('open'),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: moment('proposed_at').notNull().default(sql`mall_now()`),
    /** Target date of the decision. */
    targetAt: moment('target_at').notNull(),
    decidedBy: text('decided_by'),
    /** Reason of a rejection. */
    decisionWords: text('decision_words').notNull().default(''),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('mall_grant_open').on(table.requestId).where(sql`${table.state} = 'open'`),
    index('mall_grant_request').on(table.requestId, table.id.desc().nullsFirst()),
    index('mall_grant_queue').on(table.proposedAt, table.id).where(sql`${table.state} = 'open'`),
    check('mall_grant_state', sql`${table.state} in ('open', 'made', 'rejected', 'void')`),
    check('mall_grant_amount', sql`${table.amountCents} >= 0`),
    check('mall_grant_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
    check('mall_grant_decided', sql`(${table.state} in ('made', 'rejected')) = (${table.decidedBy} is not null)`),
    check('mall_grant_two_people', sql`${table.state} <> 'made' or ${table.decidedBy} <> ${table.proposedBy}`),
  ],
);
