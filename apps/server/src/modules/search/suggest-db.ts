import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { type Put, runPrepared } from './statements.ts';

/** So many phrases with the same beginning are compared without being felt. */
const LOOKED_AT = 2_000;
const MOST = 40;

export interface Phrase {
  readonly phrase: string;
  readonly shown: string;
  readonly documents: number;
}

/** The most frequent; nothing when more begin so than can be compared in passing. */
export async function phrasesBeginning(
  database: Database,
  locale: Locale,
  beginning: string,
): Promise<Phrase[] | undefined> {
  const rows = await runPrepared<Phrase & { looked_at: string }>(database, (put) => {
    const begun = `${begunWith(put, locale, beginning)} limit ${LOOKED_AT + 1}`;
    return `with begun as materialized (${begun})
      select phrase, shown, documents, (select count(*) from begun) as looked_at from begun ${BEST}`;
  });
  if (Number(rows[0]?.looked_at ?? 0) > LOOKED_AT) return undefined;
  return rows.map(({ phrase, shown, documents }) => ({ phrase, shown, documents }));
}

/** The same, whatever it takes: in a large mall one letter begins tens of thousands. For what is remembered afterwards. */
export async function manyPhrasesBeginning(database: Database, locale: Locale, beginning: string): Promise<Phrase[]> {
  return runPrepared<Phrase>(
    database,
    (put) => `select phrase, shown, documents from (${begunWith(put, locale, beginning)}) begun ${BEST}`,
  );
}

const BEST = `order by documents desc, length(phrase), phrase limit ${MOST}`;

function begunWith(put: Put, locale: Locale, beginning: string): string {
  const begins = put(beginning, 'text');
  return `select phrase, shown, documents from search_phrase
    where locale = ${put(locale, 'text')} and phrase ~>=~ ${begins} and phrase ~<~ (${begins} || U&'\\FFFF')`;
}
