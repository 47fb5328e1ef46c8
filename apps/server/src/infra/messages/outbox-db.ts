import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { TimeCursor } from '../calls/cursor.ts';
import type { Queries } from '../database/database.ts';
import { messages } from './tables.ts';

type Row = typeof messages.$inferSelect;

export interface OutboxSearch {
  readonly state?: Row['state'] | undefined;
  readonly channel?: Row['channel'] | undefined;
  readonly template?: string | undefined;
  /** The whole address. */
  readonly address?: string | undefined;
}

const hasText = sql<boolean>`${messages.text} <> ''`;

const listed = {
  ...{ id: messages.id, channel: messages.channel, address: messages.address, locale: messages.locale },
  ...{ template: messages.template, state: messages.state, attempts: messages.attempts, problem: messages.problem },
  ...{ createdAt: messages.createdAt, sentAt: messages.sentAt, isSecret: messages.isSecret, hasText },
};
export type OutboxMessage = Pick<Row, Exclude<keyof typeof listed, 'hasText'>> & { readonly hasText: boolean };

/** Newest first. */
export async function readOutbox(
  queries: Queries,
  { state, channel, template, address }: OutboxSearch,
  { cursor, limit }: { cursor: TimeCursor<string> | undefined; limit: number },
) {
  const wanted: (SQL | undefined)[] = [
    state && eq(messages.state, state),
    channel && eq(messages.channel, channel),
    template ? eq(messages.template, template) : undefined,
    address ? eq(messages.address, address) : undefined,
    cursor && sql`(${messages.createdAt}, ${messages.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`,
  ];
  return queries
    .select({ ...listed, cursorTime: sql<string>`${messages.createdAt}::text` })
    .from(messages)
    .where(and(...wanted))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

export async function readOutboxMessage(queries: Queries, id: string) {
  const [found] = await queries
    .select({ ...listed, subject: messages.subject, text: messages.text, html: messages.html })
    .from(messages)
    .where(eq(messages.id, id));
  return found;
}

/** Puts failed messages that still have their content back to waiting; returns their ids. */
export async function requeueMessages(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries
    .update(messages)
    .set({ state: 'waiting', attempts: 0, problem: '', claimedUntil: null })
    .where(and(inArray(messages.id, [...ids]), eq(messages.state, 'failed'), ne(messages.text, '')))
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}
