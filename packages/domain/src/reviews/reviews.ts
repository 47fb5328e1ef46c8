import { DAY_MS } from '../site/durations.ts';
import { type Locale, readableLocales } from '../site/locales.ts';

/** The API's filter of reviews. */
export const REVIEW_KIND = { all: -1, good: 0, middling: 1, bad: 2, withPictures: 3 } as const;

const STARS_OF_KIND: Readonly<Record<number, readonly [number, number]>> = {
  [REVIEW_KIND.good]: [4, 5],
  [REVIEW_KIND.middling]: [3, 3],
  [REVIEW_KIND.bad]: [1, 2],
};

/** Minimum and maximum stars of a kind. */
export function starsOfKind(kind: number): readonly [number, number] {
  return STARS_OF_KIND[kind] ?? [1, 5];
}

/** Percent of reviews with four or five stars, 0 without reviews. `stars` has the counts of 1, 2 … 5 stars. */
export function positivePercent(stars: readonly number[]): number {
  const all = stars.reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : Math.round((((stars[3] ?? 0) + (stars[4] ?? 0)) / all) * 100);
}

/** Text whose language is unknown counts as readable. */
export function isReadable(written: Locale | null, reader: Locale): boolean {
  return written === null || readableLocales(reader).includes(written);
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The masked name of an anonymous author: first and last grapheme. */
export function anonymousName(nickName: string): string {
  const letters = Array.from(graphemes.segment(nickName.trim()), ({ segment }) => segment);
  const [first = ''] = letters;
  return letters.length > 1 ? `${first}***${letters.at(-1)}` : `${first}***`;
}

/** Length of a store's reply to a review; it has one per review and can edit it later. */
export const MAX_REPLY_LENGTH = 500;

/** Length of a review, and of an addition by its author. */
export const MAX_REVIEW_LENGTH = 150;
export const PICTURES_PER_REVIEW = 9;

/** The API's filter of a buyer's own reviews. */
export const REVIEW_STATE = { toWrite: 0, written: 1 } as const;

interface WrittenReview {
  readonly createdAt: Date;
  readonly appendedAt: Date | null;
  readonly hiddenAt: Date | null;
}

/** Why nothing can be added to a review; undefined when it can. Used by buttons and use cases alike. */
export function appendProblem(
  { createdAt, appendedAt, hiddenAt }: WrittenReview,
  now: Date,
  withinDays: number,
): 'review.hidden' | 'review.appended' | 'review.tooLate' | undefined {
  if (hiddenAt) return 'review.hidden';
  if (appendedAt) return 'review.appended';
  return now.getTime() - createdAt.getTime() > withinDays * DAY_MS ? 'review.tooLate' : undefined;
}

/** Reasons for a report by a store or a flag by a buyer. */
export const REPORT_REASONS = ['offensive', 'untrue', 'unrelated', 'advertising', 'privacy', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
