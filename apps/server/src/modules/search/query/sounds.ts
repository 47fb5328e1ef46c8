import { pinyinMark } from '@galleria/domain/search/marks';

const LETTERS = /^[a-z]{2,}$/;
/** Longer words are not typed by their sound in one piece. */
const LONGEST = 24;
const SHORTEST = 2;

/** The word of the index for a Chinese word that is typed by its sound; undefined for other letters. */
export function soundMark(typed: string): string | undefined {
  return LETTERS.test(typed) ? pinyinMark(typed) : undefined;
}

/** Every piece of the letters that may be the sound of a word. */
export function piecesOf(typed: string): string[] {
  if (!LETTERS.test(typed) || typed.length > LONGEST) return [];
  const starts = Array.from({ length: typed.length - 1 }, (_, start) => start);
  return starts.flatMap((start) =>
    Array.from({ length: typed.length - start - SHORTEST + 1 }, (_, more) =>
      typed.slice(start, start + SHORTEST + more),
    ),
  );
}

/** The letters as the fewest known sounds, `wuxianerji` as `wuxian` and `erji`; undefined when they cannot be. */
export function splitSounds(typed: string, isKnown: (sound: string) => boolean): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= typed.length; end++) {
    const ways = best.slice(0, end).flatMap((before, start) => {
      const piece = typed.slice(start, end);
      return before && isKnown(piece) ? [[...before, piece]] : [];
    });
    best.push(ways.sort((a, b) => a.length - b.length)[0]);
  }
  return best.at(-1);
}
