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
const answer = reason.meta({ description: 'why; the store reads it' });

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
  appendContent: z.string().nullable().meta({ description: 'what its author added later' }),
  appendPics: z.string(),
};

export const platformReviewPage = operation({
  method: 'GET',
  path: '/s/prodComm/page',
  access: staff('reviews.view'),
  summary: 'Reviews of all stores, hidden ones too, the latest first, by cursor',
  input: z.object({ ...reviewSearch, isHidden: yesOrNo, shopId: id.optional(), ...cursorPaging }),
  output: cursorPageOf(
    z.object({
      ...listed,
      isDefault: z.boolean().meta({ description: 'five stars recorded by the mall, as nothing was written in time' }),
      hideTime: time.nullable().meta({ description: 'null: everybody sees it' }),
      hiddenReason: z.string().nullable().meta({ description: 'null: everybody sees it' }),
      isReported: z.boolean().meta({ description: 'a report of it waits for a decision' }),
      isByStore: z
        .boolean()
        .meta({ description: 'the store’s own report waits, or has hidden it; the store is told what becomes of it' }),
    }),
  ),
  refusals: [],
});

export const reportedReviewPage = operation({
  method: 'GET',
  path: '/s/prodComm/report/page',
  access: staff('reviews.view'),
  summary: 'Reported reviews: those that wait, the longest first; else the latest first; by cursor',
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
      note: z.string().meta({ description: 'of the store' }),
      isByStore: z.boolean().meta({ description: 'the store reported it; else only buyers' }),
      flags: z
        .array(z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), flagTime: time }))
        .meta({ description: 'the latest reports of buyers' }),
      flagCount: z.int(),
      answer: z.string().meta({ description: 'of the mall' }),
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
  summary: 'The review stays. The store reads why',
  input: z.object({ reportId, answer }),
  output: z.null(),
  refusals: ['reviewReport.notFound', 'reviewReport.decided'],
});

export const hideReview = operation({
  method: 'PUT',
  path: '/s/prodComm/hide',
  access: staff('reviews.handle'),
  summary: 'Nobody sees the review any more, and it counts for no rating. An open report of it is decided with it',
  input: z.object({
    prodCommId,
    reportId: reportId
      .optional()
      .meta({ description: 'the report that it answers: refused if somebody has decided that one meanwhile' }),
    reason: reason.meta({ description: 'why; its author reads it, and the store if it reported the review' }),
  }),
  output: z.null(),
  refusals: ['review.notFound', 'review.alreadyHidden', 'reviewReport.decided'],
});

export const showReview = operation({
  method: 'PUT',
  path: '/s/prodComm/show',
  access: staff('reviews.handle'),
  summary: 'Everybody sees a hidden review again, and it counts for its rating. The report that hid it is dismissed',
  input: z.object({ prodCommId, reason: reason.meta({ description: 'why; the store reads it if it reported it' }) }),
  output: z.null(),
  refusals: ['review.notFound', 'review.alreadyShown'],
});
