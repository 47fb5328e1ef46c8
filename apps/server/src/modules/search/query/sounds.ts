import { pinyinMark } from '@galleria/domain/search/marks';

const LETTERS = /^[a-z]{2,}$/;
/** Longer input is not split into pinyin words. */
const MAX_LENGTH = 24;
const MIN_LENGTH = 2;

/** The index mark of a Chinese word that is typed as pinyin; undefined for other letters. */
export function soundMark(typed: string): string | undefined {
  return LETTERS.test(typed) ? pinyinMark(typed) : undefined;
}

/** All substrings of the letters that may be the pinyin of a word. */
export function piecesOf(typed: string): string[] {
  if (!LETTERS.test(typed) || typed.length > MAX_LENGTH) return [];
  const starts = Array.from({ length: typed.length - 1 }, (_, start) => start);
  return starts.flatMap((start) =>
    Array.from({ length: typed.length - start - MIN_LENGTH + 1 }, (_, more) =>
      typed.slice(start, start + MIN_LENGTH + more),
    ),
  );
}

/**
 * Splits letters into the fewest known pinyin words, `wuxianerji` into `wuxian` and `erji`; undefined when impossible.
 */
export function splitSounds(typed: string, isKnown: (sound: string) => boolean): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= typed.length; end++) {
    const splits = best.slice(0, end).flatMap((before, start) => {
      const piece = typed.slice(start, end);
      return before && isKnown(piece) ? [[...before, piece]] : [];
    });
    best.push(splits.sort((a, b) => a.length - b.length)[0]);
  }
  return best.at(-1);
}
