import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A buyer wants a mail when an activity starts. */
export const activityReminders = pgTable(
  'activity_reminder',
  {
    userId: uuid('user_id').notNull(),
    activityId: integer('activity_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    /** When the mail was written; null: it is still to come. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.activityId] }),
    index('activity_reminder_due').on(table.activityId, table.userId).where(sql`${table.sentAt} is null`),
  ],
);
