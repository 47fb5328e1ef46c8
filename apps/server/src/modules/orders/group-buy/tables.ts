import { GROUP_SIZE, GROUP_STATES } from '@galleria/domain/activities/group-buy';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { trades } from '../trades/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Buyers who buy a product of an activity together. The row is the lock for every change of its places; it is locked
 * after the trade, and before orders and stock.
 */
export const groups = pgTable(
  'group_buy',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    activityId: integer('activity_id').notNull(),
    productId: integer('product_id').notNull(),
    storeId: integer('store_id').notNull(),
    size: smallint().notNull(),
    leaderId: uuid('leader_id').notNull(),
    state: text({ enum: GROUP_STATES }).notNull().default('open'),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    /** Null until the leader has paid; the group is not shown before. */
    expiresAt: moment('expires_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('group_buy_activity').on(table.activityId, table.state, table.expiresAt),
    index('group_buy_due').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    check('group_buy_size', sql`${table.size} between ${sql.raw(`${GROUP_SIZE.least} and ${GROUP_SIZE.most}`)}`),
    check('group_buy_state', sql`${table.state} in ('open', 'filled', 'failed')`),
    check('group_buy_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
);

/**
 * A place in a group is taken by submitting an order, given back when the order is closed unpaid, and kept by paying.
 */
export const places = pgTable(
  'group_buy_place',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id),
    /** A buyer has at most one place in a group. */
    userId: uuid('user_id').notNull(),
    tradeId: bigint('trade_id', { mode: 'number' })
      .notNull()
      .references(() => trades.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** The same as the size of the group, so that a constraint can limit the ordinal. */
    size: smallint().notNull(),
    ordinal: smallint().notNull(),
    paidAt: moment('paid_at'),
    /** True until the group is filled, or has failed and the order is closed and refunded. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    unique('group_buy_place_ordinal').on(table.groupId, table.ordinal),
    unique('group_buy_place_trade').on(table.tradeId),
    /** At most one open group per buyer and product. */
    uniqueIndex('group_buy_place_open').on(table.userId, table.productId).where(sql`${table.isOpen}`),
    index('group_buy_place_to_end').on(table.groupId).where(sql`${table.isOpen}`),
    check('group_buy_place_within', sql`${table.ordinal} between 1 and ${table.size}`),
  ],
);
