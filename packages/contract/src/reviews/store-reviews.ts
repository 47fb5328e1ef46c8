import { MAX_REPLY_LENGTH, REPORT_REASONS } from '@galleria/domain/reviews/reviews';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { cursorPageOf, cursorPaging, picturePath, time } from '../wire/formats.ts';
import { prodCommId, reviewAddition } from './review-content.ts';
import { reviewSearch, yesOrNo } from './review-search.ts';

/** Reviews for the store that they are about: find, reply, report. */

const StoreReview = z.object({
  prodCommId: z.int(),
  prodId: z.int(),
  prodName: z.string(),
  prodPic: picturePath,
  skuName: z.string(),
  score: z.int(),
  content: z.string(),
  pics: z.string().meta({ description: 'relative paths, comma-separated' }),
  nickName: z.string().meta({ description: 'masked for anonymous reviews' }),
  createTime: time,
  replyContent: z.string().nullable(),
  replyTime: time.nullable().meta({ description: 'time of the first reply; later changes do not update it' }),
  append: reviewAddition,
  isDefault: z
    .boolean()
    .meta({ description: 'default review: five stars recorded by the mall because none was written in time' }),
  isHidden: z.boolean(),
  usefulCount: z.int(),
  reportReason: z
    .enum(REPORT_REASONS)
    .nullable()
    .meta({ description: 'reason of the store for reporting it to the mall' }),
  reportState: z
    .enum(['open', 'upheld', 'dismissed'])
    .nullable()
    .meta({ description: 'state of the report; upheld: the review is hidden' }),
  reportAnswer: z.string().meta({ description: 'answer of the mall to the report' }),
});

export const storeReviewPage = operation({
  method: 'GET',
  path: '/m/prodComm/page',
  access: seller('reviews.view'),
  summary: 'Reviews of the store’s products, newest first, by cursor',
  input: z.object({
    ...reviewSearch,
    isAnswered: yesOrNo,
    isReported: yesOrNo,
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    ...cursorPaging,
  }),
  output: cursorPageOf(StoreReview),
  refusals: [],
});

export const storeReviewCount = operation({
  method: 'GET',
  path: '/m/prodComm/count',
  access: seller('reviews.view'),
  summary: 'Number of reviews without a reply',
  input: z.object({}),
  output: z.object({
    unanswered: z.int(),
    poorUnanswered: z.int().meta({ description: 'number of those with one or two stars' }),
  }),
  refusals: [],
});

export const replyToReview = operation({
  method: 'PUT',
  path: '/m/prodComm/reply',
  access: seller('reviews.answer'),
  summary: 'Replies to a review, or changes the reply; it is shown on the product page',
  input: z.object({
    prodCommId,
    replyContent: z.string().trim().min(1).max(MAX_REPLY_LENGTH),
    toAppend: z.boolean().default(false).meta({ description: 'true: the reply to the addition' }),
  }),
  output: z.null(),
  refusals: ['review.notFound'],
});

export const reportReview = operation({
  method: 'POST',
  path: '/m/prodComm/report',
  access: seller('reviews.answer'),
  summary: 'Reports a review for a check by the mall, once; it stays visible until the mall has decided',
  input: z.object({ prodCommId, reason: z.enum(REPORT_REASONS), note: z.string().trim().max(300).default('') }),
  output: z.null(),
  refusals: ['review.notFound', 'review.reported'],
});
