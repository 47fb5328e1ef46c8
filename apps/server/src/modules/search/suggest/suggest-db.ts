import type { Locale } from '@galleria/domain/site/locales';
import { asc, getTableColumns, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Database, Queries } from '../../../infra/database/database.ts';
import { type BindValue, runPrepared } from '../query/sql.ts';
import { hotSearches } from '../tables.ts';

/** Up to this many phrases with the same beginning are compared in one request. */
const MAX_COMPARED = 2_000;
const MAX_PHRASES = 40;

export interface Phrase {
  readonly phrase: string;
  readonly shown: string;
  readonly documents: number;
}

const MOST_FREQUENT = `order by documents desc, length(phrase), phrase limit ${MAX_PHRASES}`;

/** The most frequent phrases with this beginning; undefined when there are too many to compare. */
export async function readPhrases(
  database: Database,
  locale: Locale,
  beginning: string,
): Promise<Phrase[] | undefined> {
  const rows = await runPrepared<Phrase & { compared: string }>(
    database,
    (bind) => `with matching as materialized (${phrasesBeginning(bind, locale, beginning)} limit ${MAX_COMPARED + 1})
      select phrase, shown, documents, (select count(*) from matching) as compared from matching ${MOST_FREQUENT}`,
  );
  if (Number(rows[0]?.compared ?? 0) > MAX_COMPARED) return undefined;
  return rows.map(({ phrase, shown, documents }) => ({ phrase, shown, documents }));
}

/** The same however many there are (tens of thousands for one letter in a large mall): the answer must be cached. */
export async function readAllPhrases(database: Database, locale: Locale, beginning: string): Promise<Phrase[]> {
  return runPrepared<Phrase>(
    database,
    (bind) =>
      `select phrase, shown, documents from (${phrasesBeginning(bind, locale, beginning)}) matching ${MOST_FREQUENT}`,
  );
}

function phrasesBeginning(bind: BindValue, locale: Locale, beginning: string): string {
  const begins = bind(beginning, 'text');
  return `select phrase, shown, documents from search_phrase
    where locale = ${bind(locale, 'text')} and phrase ~>=~ ${begins} and phrase ~<~ (${begins} || U&'\\FFFF')`;
}

const isShown = sql<boolean>`(coalesce(${hotSearches.startsAt}, '-infinity') <= ${mallNow}
  and ${mallNow} < coalesce(${hotSearches.endsAt}, 'infinity'))`;

/** Those that are shown now. */
export async function readHotSearches(queries: Queries) {
  return queries.select().from(hotSearches).where(isShown).orderBy(asc(hotSearches.sequence), asc(hotSearches.id));
}

/** All, for those who edit them. */
export async function readAllHotSearches(queries: Queries) {
  return queries
    .select({ ...getTableColumns(hotSearches), isShown })
    .from(hotSearches)
    .orderBy(asc(hotSearches.target), asc(hotSearches.sequence), asc(hotSearches.id));
}

export async function insertHotSearches(queries: Queries, rows: (typeof hotSearches.$inferInsert)[]): Promise<void> {
  await queries.insert(hotSearches).values(rows);
}
