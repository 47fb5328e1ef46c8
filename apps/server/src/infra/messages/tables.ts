import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The outbox. A message is written here in the transaction that causes it, and sent by a job. Its content is erased
 * once it is sent, and that of a secret also when sending fails; without a gateway it stays while the outbox page is
 * on. A failed message that is no secret keeps its content too, so that staff can send it again.
 */
export const messages = pgTable(
  'message',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    channel: text({ enum: ['mail', 'mobile'] }).notNull(),
    address: text().notNull(),
    locale: text().notNull(),
    template: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    html: text().notNull().default(''),
    /** A code or a link that signs its receiver in: only the receiver may read it, and it is never sent late. */
    isSecret: boolean('is_secret').notNull().default(true),
    state: text({ enum: ['waiting', 'kept', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    problem: text().notNull().default(''),
    /** A sender's claim ends then. An expired claim was left by a process that died; another process may take it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    /** After this time the message would only confuse, e.g. with an expired code. */
    uselessAt: timestamp('useless_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('message_created').on(table.createdAt.desc().nullsFirst()),
    index('message_failed')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'failed'`),
    index('message_address').on(table.address, table.createdAt.desc().nullsFirst()),
    check('message_channel', sql`${table.channel} in ('mail', 'mobile')`),
    check('message_state', sql`${table.state} in ('waiting', 'kept', 'sent', 'failed')`),
  ],
);
