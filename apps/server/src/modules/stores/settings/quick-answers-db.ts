import type { LocaleTexts } from '@galleria/domain/site/locales';
import type { WeeklyHours } from '@galleria/domain/stores/opening-hours';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { quickAnswers, storeChatHours } from '../tables.ts';
import { nextSequence, writeSequence } from './sequence-db.ts';

interface AnswerDraft {
  readonly shortcut: string;
  readonly text: LocaleTexts;
}

export async function readQuickAnswers(queries: Queries, storeId: number) {
  return queries
    .select()
    .from(quickAnswers)
    .where(eq(quickAnswers.storeId, storeId))
    .orderBy(asc(quickAnswers.sequence), asc(quickAnswers.id));
}

export async function hasQuickAnswers(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: quickAnswers.id }).from(quickAnswers).limit(1)).length > 0;
}

export async function lockQuickAnswer(queries: Queries, storeId: number, answerId: number) {
  const [answer] = await queries
    .select()
    .from(quickAnswers)
    .where(and(eq(quickAnswers.storeId, storeId), eq(quickAnswers.id, answerId)))
    .for('update');
  return answer;
}

/** Undefined when the shortcut is taken. */
export async function insertQuickAnswer(
  queries: Queries,
  storeId: number,
  draft: AnswerDraft,
): Promise<number | undefined> {
  const sequence = nextSequence(queries, quickAnswers, storeId);
  const [made] = await queries
    .insert(quickAnswers)
    .values({ storeId, ...draft, sequence })
    .onConflictDoNothing()
    .returning({ id: quickAnswers.id });
  return made?.id;
}

export async function isShortcutTaken(queries: Queries, storeId: number, shortcut: string, exceptId: number) {
  const [found] = await queries
    .select({ id: quickAnswers.id })
    .from(quickAnswers)
    .where(
      and(
        eq(quickAnswers.storeId, storeId),
        sql`lower(${quickAnswers.shortcut}) = lower(${shortcut})`,
        ne(quickAnswers.id, exceptId),
      ),
    );
  return found !== undefined;
}

export async function updateQuickAnswer(queries: Queries, answerId: number, draft: AnswerDraft): Promise<void> {
  await queries.update(quickAnswers).set(draft).where(eq(quickAnswers.id, answerId));
}

/** False when these are not exactly the answers of the store. */
export function writeAnswerOrder(queries: Queries, storeId: number, ids: readonly number[]): Promise<boolean> {
  return writeSequence(queries, quickAnswers, storeId, ids);
}

export async function deleteQuickAnswerRow(queries: Queries, answerId: number): Promise<void> {
  await queries.delete(quickAnswers).where(eq(quickAnswers.id, answerId));
}

export async function readChatHours(queries: Queries, storeId: number) {
  const [hours] = await queries.select().from(storeChatHours).where(eq(storeChatHours.storeId, storeId));
  return hours;
}

export async function writeChatHours(
  queries: Queries,
  storeId: number,
  hours: { readonly week: WeeklyHours; readonly awayText: LocaleTexts },
): Promise<void> {
  await queries
    .insert(storeChatHours)
    .values({ storeId, ...hours })
    .onConflictDoUpdate({ target: storeChatHours.storeId, set: hours });
}
