import { correctRun, correctWord } from '@galleria/domain/search/correct';
import { fold } from '@galleria/domain/search/fold';
import { pinyinMark } from '@galleria/domain/search/marks';
import { isUnspaced, pairsOf, type Term, termsOf } from '@galleria/domain/search/words';
import { candidateListings } from './filters.ts';
import type { Parser } from './parse-query.ts';
import { piecesOf, splitSounds } from './sounds.ts';
import { areInVocabulary, lookUpWords, readCharacterPairs, readSimilarWords } from './vocabulary-db.ts';

/**
 * The keyword with its unknown words replaced by similar known ones, or split into known ones; undefined when nothing
 * can be corrected.
 */
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
  const { documents } = await lookUpWords(database, [...words, ...pairsOf(run)], [], candidateListings(filters));
  if (areInVocabulary(documents, words)) return undefined;
  const fixed = correctRun(run, await readCharacterPairs(database, [...new Set(run)]), locale);
  return fixed ?? splitAtUnknownPairs(run, documents);
}

/** Splits where no text has the two characters side by side: `沙发床` becomes a sofa and a bed. */
function splitAtUnknownPairs(run: string, documents: ReadonlyMap<string, number>): string {
  const characters = [...run];
  const isTogether = (index: number) => documents.has(`${characters[index - 1]}${characters[index]}`);
  return characters.map((one, index) => (index === 0 || isTogether(index) ? one : ` ${one}`)).join('');
}

async function correctSpaced({ database, filters }: Parser, typed: string, alternatives: Term['alternatives']) {
  const sounds = piecesOf(typed).map(pinyinMark);
  const words = [...new Set([...alternatives.flat(), ...sounds])];
  const { documents } = await lookUpWords(database, words, [], candidateListings(filters));
  const isSound = (piece: string) => documents.has(pinyinMark(piece));
  if (alternatives.some((one) => areInVocabulary(documents, one)) || isSound(typed)) return undefined;
  const similar = await readSimilarWords(database, typed, [typed.length - 2, typed.length + 2]);
  return correctWord(typed, similar)?.shown ?? splitSounds(typed, isSound)?.join(' ');
}
