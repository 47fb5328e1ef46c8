import { MAX_REVIEW_LENGTH, PICTURES_PER_REVIEW, REPORT_REASONS } from '@galleria/domain/reviews/reviews';
import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { id, integer, pageOf, paging, picturePath, time } from '../wire/formats.ts';
import { prodCommId, ReviewContent, reviewAddition } from './review-content.ts';

/** A buyer's actions on reviews: write, add to, list own, vote as useful, flag. */

const orderItemId = id.meta({ description: 'a line of an own received order' });
/** Forms send line breaks as CRLF; each counts as one character. */
const content = z
  .string()
  .max(10 * MAX_REVIEW_LENGTH)
  .transform((words) => words.replace(/\r\n?/g, '\n'))
  .pipe(z.string().trim().min(1).max(MAX_REVIEW_LENGTH))
  .meta({ type: 'string', minLength: 1, maxLength: MAX_REVIEW_LENGTH });
const pics = z
  .array(z.string().min(1).max(300))
  .max(PICTURES_PER_REVIEW)
  .default([])
  .meta({ description: 'paths of the caller’s uploads' });

export const writeReview = operation({
  method: 'POST',
  path: '/p/prodComm',
  access: buyer,
  summary: 'Writes a review of one line of a received order, once; with the last line the order is reviewed',
  input: z.object({
    orderItemId,
    score: integer.pipe(z.int().min(1).max(5)).meta({ type: 'integer', description: 'number of stars' }),
    content,
    pics,
    isAnonymous: z.stringbool().or(z.boolean()).default(false),
  }),
  output: z.object({ prodCommId: z.int() }),
  refusals: ['order.notFound', 'review.exists', 'order.stateChanged', 'profile.foreignPicture'],
});

export const appendReview = operation({
  method: 'POST',
  path: '/p/prodComm/append',
  access: buyer,
  summary: 'Adds to an own review, once and within a time limit',
  input: z.object({ prodCommId, content, pics }),
  output: z.null(),
  refusals: ['review.notFound', 'review.hidden', 'review.appended', 'review.tooLate', 'profile.foreignPicture'],
});

const OwnReview = ReviewContent.extend({
  prodCommId: z.int(),
  score: z.int(),
  isAnonymous: z.boolean(),
  isDefault: z.boolean().meta({ description: 'default review: recorded by the mall because none was written in time' }),
  usefulCount: z.int(),
  hiddenReason: z.string().nullable().meta({ description: 'reason why the mall has hidden it; null: not hidden' }),
  append: reviewAddition,
  canAppend: z.boolean(),
});

export const ownReviewPage = operation({
  method: 'GET',
  path: '/p/prodComm/page',
  access: buyer,
  summary: 'Lines of received orders that wait for a review, or own reviews; newest first',
  input: z.object({
    commStatus: integer
      .pipe(z.int().min(0).max(1))
      .default(0)
      .meta({ type: 'integer', description: '0 to write, 1 written' }),
    orderNumber: z
      .string()
      .regex(/^\d{1,30}$/)
      .optional()
      .meta({ description: 'only lines of this order' }),
    ...paging,
  }),
  output: pageOf(
    z.object({
      orderItemId: z.int().nullable(),
      orderNumber: z.string(),
      prodId: z.int(),
      prodName: z.string(),
      prodPic: picturePath,
      skuName: z.string(),
      finallyTime: time.nullable().meta({ description: 'time of receipt, for lines without a review' }),
      review: OwnReview.nullable(),
    }),
  ).extend({ counts: z.object({ toWrite: z.int(), written: z.int() }) }),
  refusals: [],
});

export const voteForReview = operation({
  method: 'PUT',
  path: '/p/prodComm/useful',
  access: buyer,
  summary: 'Marks a review by another buyer as useful, or removes the mark',
  input: z.object({ prodCommId, isUseful: z.stringbool().or(z.boolean()) }),
  output: z.object({ usefulCount: z.int(), isUseful: z.boolean() }),
  refusals: ['review.notFound', 'review.own'],
});

export const flagReview = operation({
  method: 'POST',
  path: '/p/prodComm/report',
  access: buyer,
  summary: 'Flags a review by another buyer for a check by the mall, once; it stays visible until the mall has decided',
  input: z.object({ prodCommId, reason: z.enum(REPORT_REASONS), note: z.string().trim().max(300).default('') }),
  output: z.null(),
  refusals: ['review.notFound', 'review.own', 'review.flagged'],
});
