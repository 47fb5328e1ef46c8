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
  replyTime: time.nullable().meta({ description: 'of the first answer; later changes keep it' }),
  append: reviewAddition,
  isDefault: z.boolean().meta({ description: 'five stars recorded by the mall, as nothing was written in time' }),
  isHidden: z.boolean(),
  usefulCount: z.int(),
  reportReason: z.enum(REPORT_REASONS).nullable().meta({ description: 'why the store reported it to the mall' }),
  reportState: z
    .enum(['open', 'upheld', 'dismissed'])
    .nullable()
    .meta({ description: 'what became of the report; upheld: the review is hidden' }),
  reportAnswer: z.string().meta({ description: 'what the mall said about it' }),
});

export const storeReviewPage = operation({
  method: 'GET',
  path: '/m/prodComm/page',
  access: seller('reviews.view'),
  summary: 'Reviews of the store’s products, the latest first, by cursor',
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
  summary: 'How many reviews wait for an answer',
  input: z.object({}),
  output: z.object({
    unanswered: z.int(),
    poorUnanswered: z.int().meta({ description: 'with one or two stars, among those' }),
  }),
  refusals: [],
});

export const replyToReview = operation({
  method: 'PUT',
  path: '/m/prodComm/reply',
  access: seller('reviews.answer'),
  summary: 'Answers a review, or changes the answer; everybody sees it on the page of the product',
  input: z.object({
    prodCommId,
    replyContent: z.string().trim().min(1).max(MAX_REPLY_LENGTH),
    toAppend: z.boolean().default(false).meta({ description: 'the answer to what was added later' }),
  }),
  output: z.null(),
  refusals: ['review.notFound'],
});

export const reportReview = operation({
  method: 'POST',
  path: '/m/prodComm/report',
  access: seller('reviews.answer'),
  summary: 'Asks the mall to look at a review, once; it stays visible until the mall has decided',
  input: z.object({ prodCommId, reason: z.enum(REPORT_REASONS), note: z.string().trim().max(300).default('') }),
  output: z.null(),
  refusals: ['review.notFound', 'review.reported'],
});
