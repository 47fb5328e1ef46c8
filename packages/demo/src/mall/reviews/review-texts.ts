import type { ReviewLanguage, ReviewText } from './types.ts';

/** One text per line, after its stars: `4 Good value for the price.` */
export function reviewTexts(language: ReviewLanguage, lines: string): ReviewText[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, stars, text] = /^\s*([1-5]) (\S.*)$/.exec(line) ?? [];
      if (!stars || !text) throw new Error(`Not a review: "${line}"`);
      return { text, language, stars: Number(stars) };
    });
}
