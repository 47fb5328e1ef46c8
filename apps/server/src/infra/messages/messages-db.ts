import type { Contact } from '@galleria/domain/accounts/contact';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@galleria/domain/site/locales';
import { and, desc, eq, inArray, isNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import { mallNow } from '../database/clock.ts';
import type { Queries } from '../database/database.ts';
import type { ChannelMessage, RenderedMessage } from './channel.ts';
import { messages } from './tables.ts';

/** Longer than the timeout of any gateway, so that a claim never expires while its message is being sent. */
const CLAIM_MINUTES = 5;
const KEPT_DAYS = 30;
const PROBLEM_LENGTH = 500;

const ERASED = { subject: '', text: '', html: '' };

interface NewMessage {
  /** Derived from an idempotency key; generated when undefined. */
  readonly id: string | undefined;
  readonly to: Contact;
  readonly locale: Locale;
  readonly template: string;
  readonly rendered: RenderedMessage;
  readonly isSecret: boolean;
  readonly uselessAfterSeconds: number | undefined;
}

/** Returns the id, or undefined when a message with the given id exists already. */
export async function insertMessage(queries: Queries, message: NewMessage): Promise<string | undefined> {
  const { id, to, locale, template, rendered, isSecret, uselessAfterSeconds } = message;
  const uselessAt =
    uselessAfterSeconds === undefined ? null : sql`${mallNow} + make_interval(secs => ${uselessAfterSeconds})`;
  const [row] = await queries
    .insert(messages)
    .values({
      ...{ ...(id && { id }), channel: to.channel, address: to.address, locale, template, ...rendered },
      ...{ isSecret, uselessAt },
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return row?.id;
}

export interface ClaimedMessage extends ChannelMessage {
  readonly channel: Contact['channel'];
  readonly attempts: number;
  readonly isUseless: boolean;
}

/** Claims a waiting message for sending: of several concurrent callers, one gets it. */
export async function claimMessage(queries: Queries, id: string): Promise<ClaimedMessage | undefined> {
  const [row] = await queries
    .update(messages)
    .set({
      attempts: sql`${messages.attempts} + 1`,
      claimedUntil: sql`${mallNow} + make_interval(mins => ${CLAIM_MINUTES})`,
    })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.state, 'waiting'),
        or(isNull(messages.claimedUntil), lt(messages.claimedUntil, mallNow)),
      ),
    )
    .returning({
      id: messages.id,
      channel: messages.channel,
      to: messages.address,
      locale: messages.locale,
      subject: messages.subject,
      text: messages.text,
      html: messages.html,
      attempts: messages.attempts,
      isUseless: sql<boolean>`coalesce(${messages.uselessAt} < ${mallNow}, false)`,
    });
  return row && { ...row, locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE };
}

export async function isWaiting(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.state, 'waiting')));
  return rows.length > 0;
}

export async function markSent(queries: Queries, id: string): Promise<void> {
  await queries
    .update(messages)
    .set({ ...ERASED, state: 'sent', problem: '', sentAt: mallNow, claimedUntil: null })
    .where(eq(messages.id, id));
}

const eraseIfSecret = (column: SQLWrapper) => sql`case when ${messages.isSecret} then '' else ${column} end`;

/**
 * The content of a secret is erased, since it is not sent any more; other messages keep theirs, so that staff can
 * resend them.
 */
export async function markFailed(queries: Queries, id: string, problem: string): Promise<void> {
  const { subject, text, html } = messages;
  const erased = { subject: eraseIfSecret(subject), text: eraseIfSecret(text), html: eraseIfSecret(html) };
  await queries
    .update(messages)
    .set({ ...erased, state: 'failed', problem: problem.slice(0, PROBLEM_LENGTH), claimedUntil: null })
    .where(eq(messages.id, id));
}

export async function markKept(queries: Queries, id: string): Promise<void> {
  await queries.update(messages).set({ state: 'kept', claimedUntil: null }).where(eq(messages.id, id));
}

export async function releaseMessage(queries: Queries, id: string, problem: string): Promise<void> {
  await queries
    .update(messages)
    .set({ problem: problem.slice(0, PROBLEM_LENGTH), claimedUntil: null })
    .where(eq(messages.id, id));
}

export async function deleteOldMessages(queries: Queries): Promise<void> {
  await queries.delete(messages).where(lt(messages.createdAt, sql`${mallNow} - make_interval(days => ${KEPT_DAYS})`));
}

export async function deleteMessagesTo(queries: Queries, addresses: readonly string[]): Promise<void> {
  await queries.delete(messages).where(inArray(messages.address, [...addresses]));
}

export type ListedMessage = Omit<typeof messages.$inferSelect, 'claimedUntil'>;

/** Newest first; of one address, or of all. */
export async function listMessages(queries: Queries, address: string, limit: number): Promise<ListedMessage[]> {
  const rows = await queries
    .select()
    .from(messages)
    .where(address ? eq(messages.address, address) : undefined)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
  return rows.map(({ claimedUntil: _, ...message }) => message);
}
