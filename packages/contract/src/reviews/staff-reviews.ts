import { REPORT_REASONS } from '@galleria/domain/reviews/reviews';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { cursorPageOf, cursorPaging, id, picturePath, time } from '../wire/formats.ts';
import { prodCommId } from './review-content.ts';
import { reviewSearch, yesOrNo } from './review-search.ts';

/** Reviews for staff: all of them, and those that stores reported or buyers flagged. */

const reportId = id;
const reason = z.string().trim().min(3).max(300);
const answer = reason.meta({ description: 'reason, shown to the store' });

const listed = {
  prodCommId: z.int(),
  shopId: z.int(),
  shopName: z.string(),
  prodId: z.int(),
  prodName: z.string(),
  prodPic: picturePath,
  score: z.int(),
  content: z.string(),
  pics: z.string().meta({ description: 'relative paths, comma-separated' }),
  nickName: z.string().meta({ description: 'masked for anonymous reviews' }),
  createTime: time.meta({ description: 'of the review' }),
  replyContent: z.string().nullable(),
  appendContent: z.string().nullable().meta({ description: 'later addition by the author' }),
  appendPics: z.string(),
};

export const platformReviewPage = operation({
  method: 'GET',
  path: '/s/prodComm/page',
  access: staff('reviews.view'),
  summary: 'Reviews of all stores, including hidden ones, newest first, by cursor',
  input: z.object({ ...reviewSearch, isHidden: yesOrNo, shopId: id.optional(), ...cursorPaging }),
  output: cursorPageOf(
    z.object({
      ...listed,
      isDefault: z
        .boolean()
        .meta({ description: 'default review: five stars recorded by the mall because none was written in time' }),
      hideTime: time.nullable().meta({ description: 'null: not hidden' }),
      hiddenReason: z.string().nullable().meta({ description: 'null: not hidden' }),
      isReported: z.boolean().meta({ description: 'a report of it is open' }),
      isByStore: z.boolean().meta({
        description: 'the store’s own report is open or has led to hiding it; the store is notified of the decision',
      }),
    }),
  ),
  refusals: [],
});

export const reportedReviewPage = operation({
  method: 'GET',
  path: '/s/prodComm/report/page',
  access: staff('reviews.view'),
  summary: 'Reported reviews: open reports oldest first, decided ones newest first; by cursor',
  input: z.object({
    isOpen: z.stringbool().or(z.boolean()).default(true),
    shopId: id.optional(),
    ...cursorPaging,
  }),
  output: cursorPageOf(
    z.object({
      ...listed,
      reportId: z.int(),
      state: z.enum(['open', 'upheld', 'dismissed']).meta({ description: 'upheld: the review is hidden' }),
      reason: z.enum(REPORT_REASONS),
      note: z.string().meta({ description: 'note of the store' }),
      isByStore: z.boolean().meta({ description: 'reported by the store; false: flagged by buyers only' }),
      flags: z
        .array(z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), flagTime: time }))
        .meta({ description: 'latest flags by buyers' }),
      flagCount: z.int(),
      answer: z.string().meta({ description: 'answer of the mall' }),
      reportTime: time,
      decideTime: time.nullable(),
    }),
  ),
  refusals: [],
});

export const keepReview = operation({
  method: 'PUT',
  path: '/s/prodComm/report/keep',
  access: staff('reviews.handle'),
  summary: 'Dismisses a report: the review stays visible. The store can read the reason',
  input: z.object({ reportId, answer }),
  output: z.null(),
  refusals: ['reviewReport.notFound', 'reviewReport.decided'],
});

export const hideReview = operation({
  method: 'PUT',
  path: '/s/prodComm/hide',
  access: staff('reviews.handle'),
  summary: 'Hides a review from all pages and from the rating. An open report of it is decided as well',
  input: z.object({
    prodCommId,
    reportId: reportId
      .optional()
      .meta({ description: 'the report that leads to hiding it; refused if that report was decided in the meantime' }),
    reason: reason.meta({ description: 'reason, shown to the author, and to the store if it reported the review' }),
  }),
  output: z.null(),
  refusals: ['review.notFound', 'review.alreadyHidden', 'reviewReport.decided'],
});

export const showReview = operation({
  method: 'PUT',
  path: '/s/prodComm/show',
  access: staff('reviews.handle'),
  summary: 'Shows a hidden review again and includes it in the rating. The report that led to hiding it is dismissed',
  input: z.object({
    prodCommId,
    reason: reason.meta({ description: 'reason, shown to the store if it reported the review' }),
  }),
  output: z.null(),
  refusals: ['review.notFound', 'review.alreadyShown'],
});
