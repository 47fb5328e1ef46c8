import type { ReviewLanguage } from '../types.ts';

interface Additions {
  /** Additions of authors who still like the product. */
  content: string[];
  /** Additions of authors who do not like it, or no longer. */
  disappointed: string[];
}

/** Additions to reviews some weeks or months later. They fit every product that lasts that long. */
export const ADDITIONS: Record<ReviewLanguage, Additions> = {
  en: {
    content: [
      'Some months on: used nearly every day, and it still looks new.',
      'Coming back to say that I bought a second one for my sister.',
      'I have had it for a while now. No reason to take back a single star.',
      'An update after some weeks: it has held up better than the dearer one before it.',
      'Still happy with it. The store also answered a question within the hour.',
    ],
    disappointed: [
      'An update: the store wrote to me and sent a new one. That one is fine.',
      'After a few weeks I have got used to it, but I would choose another one today.',
      'It did not get better with time, sadly.',
    ],
  },
  zh_CN: {
    content: [
      '用了几个月再来追评，几乎天天用，还和新的一样。',
      '追评：又买了一个送给妹妹，她也很喜欢。',
      '用了一段时间，没有任何问题，值得五星。',
      '几周后来追评，比之前买的贵的还耐用。',
    ],
    disappointed: ['追评：店家主动联系，补发了一个新的，这次没问题。', '用了几周，慢慢习惯了，但再选的话会选别的。'],
  },
};
