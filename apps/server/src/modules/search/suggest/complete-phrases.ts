import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { SearchContext } from '../context.ts';
import { type Phrase, readAllPhrases, readPhrases } from './suggest-db.ts';

const MAX_WORDS = 8;

/** Product phrases that begin like this. Without any in this language, those of the default language. */
export async function completePhrases(context: SearchContext, typed: string, locale: Locale): Promise<string[]> {
  const own = await findPhrases(context, typed, locale);
  const phrases = own.length > 0 ? own : await findPhrases(context, typed, DEFAULT_LOCALE);
  return withoutFragments(phrases)
    .slice(0, MAX_WORDS)
    .map((phrase) => phrase.shown);
}

/** Thousands of phrases begin with so few letters, so their suggestions are always cached. */
const ALWAYS_CACHED_LENGTH = 2;

/**
 * Suggestions for beginnings that very many phrases share are cached, since finding the most frequent ones means
 * comparing all: the index is sorted alphabetically.
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

/** Drops `wireless ear` when every phrase with this beginning continues as `wireless ear phones`. */
function withoutFragments(phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter(
    ({ phrase, documents }) =>
      !phrases.some((other) => other.documents === documents && other.phrase.startsWith(`${phrase} `)),
  );
}
