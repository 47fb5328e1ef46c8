import { REPORT_REASONS } from '@galleria/domain/reviews/reviews';
import { z } from 'zod';
import { cursorPageOf, cursorPaging, id, picturePath, time } from '../formats.ts';
import { operation } from '../operation.ts';
import { staff } from './fields.ts';

/** Reviews that stores and buyers asked the mall to look at. */

const reportId = id;
const answer = z.string().trim().min(3).max(300).meta({ description: 'why; the store reads it' });

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
  path: '/s/prodComm/report/hide',
  access: staff('reviews.handle'),
  summary: 'Nobody sees the review any more, and it counts for no rating. The store reads why',
  input: z.object({ reportId, answer }),
  output: z.null(),
  refusals: ['reviewReport.notFound', 'reviewReport.decided'],
});
