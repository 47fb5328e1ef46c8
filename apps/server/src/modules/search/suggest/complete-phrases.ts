import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { SearchContext } from '../context.ts';
import { type Phrase, readAllPhrases, readPhrases } from './suggest-db.ts';

const MAX_WORDS = 8;

/** What products are called that begins like this. Names without a translation are shown in the default language. */
export async function completePhrases(context: SearchContext, typed: string, locale: Locale): Promise<string[]> {
  const own = await findPhrases(context, typed, locale);
  const phrases = own.length > 0 ? own : await findPhrases(context, typed, DEFAULT_LOCALE);
  return withoutFragments(phrases)
    .slice(0, MAX_WORDS)
    .map((phrase) => phrase.shown);
}

/** What was typed so far is so short that thousands of phrases begin with it. */
const ALWAYS_CACHED_LENGTH = 2;

/**
 * Beginnings that very many phrases share are answered from memory, since finding the most frequent ones means comparing
 * all of them: the first rows of the index are only first in the alphabet.
 */
async function findPhrases({ database, phraseCache }: SearchContext, typed: string, locale: Locale): Promise<Phrase[]> {
  const key = { typed, locale };
  const cached = phraseCache.get(key);
  if (cached) return cached;
  const few = typed.length > ALWAYS_CACHED_LENGTH ? await readPhrases(database, locale, typed) : undefined;
  if (few) return few;
  // Another request may have started the same query meanwhile.
  const phrases = phraseCache.get(key) ?? readAllPhrases(database, locale, typed);
  phraseCache.set(key, phrases);
  phrases.catch(() => phraseCache.delete(key));
  return phrases;
}

/** Drops `wireless ear` when every phrase that begins so goes on as `wireless ear phones`: the longer one is enough. */
function withoutFragments(phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter(
    ({ phrase, documents }) =>
      !phrases.some((other) => other.documents === documents && other.phrase.startsWith(`${phrase} `)),
  );
}
