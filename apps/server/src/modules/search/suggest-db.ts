import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { runPrepared } from './statements.ts';

/** One or two letters begin thousands of phrases; the first so many are enough to choose from. */
const LOOKED_AT = 2_000;
const MOST = 40;

export interface Phrase {
  readonly phrase: string;
  readonly shown: string;
  readonly documents: number;
}

export async function phrasesBeginning(database: Database, locale: Locale, beginning: string): Promise<Phrase[]> {
  return runPrepared<Phrase>(database, (put) => {
    const begins = put(beginning, 'text');
    return `
      select phrase, shown, documents from (
        select phrase, shown, documents from search_phrase
        where locale = ${put(locale, 'text')} and phrase ~>=~ ${begins} and phrase ~<~ (${begins} || U&'\\FFFF')
        limit ${LOOKED_AT}) begun
      order by documents desc, length(phrase), phrase limit ${MOST}`;
  });
}
