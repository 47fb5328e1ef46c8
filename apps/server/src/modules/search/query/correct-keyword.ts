import { correctRun, correctWord, gramsOf } from '@galleria/domain/search/correct';
import { fold } from '@galleria/domain/search/fold';
import { isUnspaced, type Term, termsOf } from '@galleria/domain/search/words';
import { candidateListings } from './filters.ts';
import type { Parser } from './parse-query.ts';
import { areKnown, lookUpWords, readCharacterPairs, readSimilarWords } from './vocabulary-db.ts';

/** The keyword with its unknown words replaced by similar known ones; undefined when there are none. */
export async function correctKeyword(parser: Parser, keyword: string): Promise<string | undefined> {
  let corrected = fold(keyword);
  for (const run of corrected.match(UNSPACED_RUNS) ?? []) {
    const fixed = await correctUnspaced(parser, run);
    if (fixed) corrected = corrected.replace(run, fixed);
  }
  for (const { typed, alternatives } of termsOf(corrected, parser.locale)) {
    if (isUnspaced(typed)) continue;
    const fixed = await correctSpaced(parser, typed, alternatives);
    if (fixed) corrected = corrected.replace(typed, fixed);
  }
  return corrected === fold(keyword) ? undefined : corrected;
}

const UNSPACED_RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー々]{2,}/gu;

async function correctUnspaced({ database, locale, filters }: Parser, run: string): Promise<string | undefined> {
  const words = termsOf(run, locale).flatMap(({ alternatives }) => alternatives.flat());
  const { documents } = await lookUpWords(database, words, [], candidateListings(filters));
  if (areKnown(documents, words)) return undefined;
  return correctRun(run, await readCharacterPairs(database, [...new Set(run)]), locale);
}

async function correctSpaced({ database, filters }: Parser, typed: string, alternatives: Term['alternatives']) {
  const words = [...new Set(alternatives.flat())];
  const { documents } = await lookUpWords(database, words, [], candidateListings(filters));
  if (alternatives.some((one) => areKnown(documents, one))) return undefined;
  const similar = await readSimilarWords(database, gramsOf(typed), [typed.length - 2, typed.length + 2]);
  return correctWord(typed, similar)?.shown;
}
