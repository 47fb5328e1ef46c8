import { type Locale, languageTag } from '../site/locales.ts';
import { fold } from './fold.ts';
import { singular } from './singular.ts';
import { isStopWord } from './stop-words.ts';

/** A typed word, and the alternatives under which a text matches it: each a set of words that must all occur. */
export interface Term {
  /** Folded, as it was typed. */
  readonly typed: string;
  readonly alternatives: readonly (readonly string[])[];
}

/** Runs of letters, digits and their marks; everything else separates words. */
const RUNS = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces (or with suffixes, like Korean): indexed by single characters and pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー々]+/gu;
/** Model names: letters and digits joined by signs, such as WH-1000XM5 or 3.5mm. */
const MODELS = /[a-z0-9]+(?:[-_./+][a-z0-9]+)+/g;
const SIGNS = /[-_./+]/g;
const LETTERS_OR_DIGITS = /\p{N}+|[^\p{N}]+/gu;
/** Longer runs are noise, such as URLs; PostgreSQL limits the length of a lexeme too. */
const MAX_WORD_LENGTH = 60;

/** Every word that a text can be found by, mapped to its spelling in the text. */
export function wordsOf(text: string): Map<string, string> {
  const folded = normalise(text);
  const words = new Map<string, string>();
  const add = (word: string) => {
    if (word.length <= MAX_WORD_LENGTH) words.set(singular(word), word);
  };
  const models = (folded.match(MODELS) ?? []).map((model) => model.replaceAll(SIGNS, ''));
  for (const run of [...models, ...(folded.match(RUNS) ?? [])]) for (const word of wordsOfRun(run)) add(word);
  return words;
}

/** The words of a search keyword. */
export function termsOf(text: string, locale: Locale): Term[] {
  const terms = new Map<string, Term>();
  for (const chunk of normalise(text).split(' ')) {
    for (const term of termsOfChunk(chunk, locale)) {
      if (term.typed.length <= MAX_WORD_LENGTH) terms.set(term.typed, term);
    }
  }
  return [...terms.values()];
}

/** The pairs of adjacent characters in a run, or its only character. */
export function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

export function isUnspaced(word: string): boolean {
  return word.replaceAll(UNSPACED, '') === '';
}

/** Apostrophes are dropped; `men’s` is `men`. */
function normalise(text: string): string {
  return fold(text)
    .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/['’]/gu, '');
}

function* wordsOfRun(run: string): Generator<string> {
  for (const unspaced of run.match(UNSPACED) ?? []) {
    yield* unspaced;
    yield* pairsOf(unspaced);
  }
  for (const spaced of run.split(UNSPACED)) yield* wordsOfSpaced(spaced);
}

/** `iphone15` can also be found by `iphone` and by `15`. */
function* wordsOfSpaced(word: string): Generator<string> {
  if (word === '') return;
  yield word;
  const parts = word.match(LETTERS_OR_DIGITS) ?? [];
  if (parts.length > 1) yield* parts;
}

function termsOfChunk(chunk: string, locale: Locale): Term[] {
  const [model] = chunk.match(MODELS) ?? [];
  if (model === chunk) return [modelTerm(chunk.replaceAll(SIGNS, ''), chunk.split(SIGNS))];
  return (chunk.match(RUNS) ?? []).flatMap((run) => [
    ...(run.match(UNSPACED) ?? []).flatMap((unspaced) => unspacedTerms(unspaced, locale)),
    ...run.split(UNSPACED).filter(Boolean).map(spacedTerm),
  ]);
}

function spacedTerm(word: string): Term {
  const parts = word.match(LETTERS_OR_DIGITS) ?? [];
  return parts.length > 1 ? modelTerm(word, parts) : { typed: word, alternatives: [[singular(word)]] };
}

/** A model may be typed as one word where the text has several, and vice versa. */
function modelTerm(joined: string, parts: readonly string[]): Term {
  return { typed: joined, alternatives: [[singular(joined)], parts.map(singular)] };
}

function unspacedTerms(run: string, locale: Locale): Term[] {
  return unspacedWords(run, locale).map((word) => ({ typed: word, alternatives: [pairsOf(word)] }));
}

/**
 * Adjacent single characters are a word unknown to the segmenter, so they are joined: the text must contain them
 * together.
 */
export function unspacedWords(run: string, locale: Locale): string[] {
  const words: string[] = [];
  let endsInSingles = false;
  for (const { segment } of segmenterFor(locale).segment(run)) {
    // In `红色的裙子` the particle belongs to neither word.
    const isParticle = isStopWord(segment);
    const isSingle = [...segment].length === 1 && !isParticle;
    if (isSingle && endsInSingles) words.push(`${words.pop() ?? ''}${segment}`);
    else words.push(segment);
    endsInSingles = isSingle;
  }
  return words;
}

/** Number of characters that the segmenter knows no word for. */
export function countSingles(run: string, locale: Locale): number {
  return [...segmenterFor(locale).segment(run)].filter(({ segment }) => [...segment].length === 1).length;
}

const segmenters = new Map<Locale, Intl.Segmenter>();

function segmenterFor(locale: Locale): Intl.Segmenter {
  const cached = segmenters.get(locale);
  if (cached) return cached;
  const segmenter = new Intl.Segmenter(languageTag(locale), { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}
