import { completeWord, correctWord } from '@galleria/domain/search/correct';
import { isUnspaced, termsOf } from '@galleria/domain/search/words';
import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../../infra/database/database.ts';
import { readSimilarWords } from '../query/vocabulary-db.ts';

/** More words are a finished search rather than the beginning of one. */
const MAX_WORDS = 4;
const MAX_WORD_LENGTH = 60;

/** The typed words replaced by the most similar known ones; the last one may be unfinished. */
export async function correctTyped(database: Database, typed: string, locale: Locale): Promise<string | undefined> {
  const words = termsOf(typed, locale).map((term) => term.typed);
  if (words.length > MAX_WORDS || words.some(isUnspaced)) return undefined;
  const correctedWords = await Promise.all(
    words.map(async (word, index) => {
      const isLast = index === words.length - 1;
      const lengths = [word.length - 2, isLast ? MAX_WORD_LENGTH : word.length + 2] as const;
      const similar = await readSimilarWords(database, word, lengths);
      return (isLast ? completeWord(word, similar) : correctWord(word, similar))?.shown ?? word;
    }),
  );
  const corrected = correctedWords.join(' ');
  return corrected === typed ? undefined : corrected;
}
