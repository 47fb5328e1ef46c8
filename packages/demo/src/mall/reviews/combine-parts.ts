import type { Texts } from '../types.ts';
import type { ReviewLanguage, ReviewText } from './types.ts';

/** Clauses for products of one category. */
export interface ReviewParts {
  readonly merits: readonly Texts[];
  readonly faults: readonly Texts[];
}

/** Sentences around a clause, which replaces `…`, or, capitalised, `^`. One per line, after its stars. */
const FRAMES: Record<ReviewLanguage, { readonly merits: readonly Frame[]; readonly faults: readonly Frame[] }> = {
  en: {
    merits: frames(`
      5 What I like most: ….
      5 ^. I would choose it again at once.
      5 I can only confirm what others say: ….
      5 Very happy with it: ….
      4 ^. The parcel took a little long, that is all.
      4 Nearly perfect: …. The box could be smaller.
      4 I was in doubt before I ordered, but ….
    `),
    faults: frames(`
      3 All right for the price, but ….
      3 I like it in general. Sadly …, and that spoils it a little.
      3 Half happy. The store was helpful, it is just that ….
      2 I had hoped for more: ….
      2 ^. The store apologised, but that does not mend it.
      2 Not for me. To be exact, ….
      1 Very disappointed: …. I want my money back.
      1 ^. I would not buy it again.
      1 Do not make my mistake: ….
    `),
  },
  zh_CN: {
    merits: frames(`
      5 最满意的是：…。
      5 …，下次还会选它。
      5 和大家说的一样，…。
      5 很喜欢，尤其是…。
      4 …，就是快递慢了点。
      4 几乎完美，…，包装再简单点就更好了。
      4 下单前还犹豫，结果…。
    `),
    faults: frames(`
      3 这个价格还行，就是…。
      3 整体还可以，可惜…，有点扫兴。
      3 客服态度不错，只是…。
      2 期待落空了：…。
      2 …，店家道了歉，但问题还在。
      2 不太适合我，主要是…。
      1 太失望了，…，要求退款。
      1 …，不会再买了。
      1 别像我一样踩坑：…。
    `),
  },
};

interface Frame {
  readonly stars: number;
  readonly words: string;
}

function frames(lines: string): Frame[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, stars, words] = /^\s*([1-5]) (\S.*)$/.exec(line) ?? [];
      if (!stars || !words) throw new Error(`Not a frame of a review: "${line}"`);
      return { stars: Number(stars), words };
    });
}

/** Every clause in every frame. Reviews of one product never share a clause or frame: see `reviews-of.ts`. */
export function combineParts({ merits, faults }: ReviewParts): ReviewText[] {
  return (['en', 'zh_CN'] as const).flatMap((language) => [
    ...FRAMES[language].merits.flatMap((frame) => merits.map((clause) => fill(frame, clause[language], language))),
    ...FRAMES[language].faults.flatMap((frame) => faults.map((clause) => fill(frame, clause[language], language))),
  ]);
}

function fill({ stars, words }: Frame, clause: string, language: ReviewLanguage): ReviewText {
  const text = words.replace('…', clause).replace('^', clause.charAt(0).toUpperCase() + clause.slice(1));
  return { text, language, stars, parts: [words, clause] };
}
