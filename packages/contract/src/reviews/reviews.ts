import { z } from 'zod';
import { operation, visitor } from '../operation.ts';
import { id, integer, pageOf, paging, picturePath, time } from '../wire/formats.ts';
import { reviewAddition } from './review-content.ts';

export const reviewSummary = operation({
  method: 'GET',
  path: '/prodComm/prodCommData',
  access: visitor,
  summary: 'Rating and counts of a product’s reviews',
  input: z.object({ prodId: id }),
  output: z.object({
    number: z.int(),
    rating: z.number().meta({ description: 'average stars, one decimal; 0 without reviews' }),
    positiveRating: z.int().meta({ description: 'percentage of reviews with four or five stars' }),
    praiseNumber: z.int().meta({ description: 'number of reviews with four or five stars' }),
    secondaryNumber: z.int().meta({ description: 'number of reviews with three stars' }),
    negativeNumber: z.int().meta({ description: 'number of reviews with one or two stars' }),
    picNumber: z.int().meta({ description: 'number of reviews with pictures' }),
    stars: z.array(z.int()).length(5).meta({ description: 'numbers of reviews with 1, 2 … 5 stars' }),
  }),
  refusals: [],
});

const Review = z.object({
  prodCommId: z.int(),
  score: z.int(),
  content: z.string(),
  pics: z.string().meta({ description: 'relative paths, comma-separated' }),
  isAnonymous: z.boolean(),
  nickName: z.string().meta({ description: 'masked for anonymous reviews' }),
  pic: picturePath.meta({ description: 'avatar of the author, empty for anonymous reviews' }),
  skuName: z.string(),
  createTime: time,
  replyContent: z.string().nullable(),
  replyTime: time.nullable(),
  append: reviewAddition,
  isDefault: z.boolean().meta({ description: 'default review: recorded by the mall because none was written in time' }),
  usefulCount: z.int(),
  isUseful: z.boolean().meta({ description: 'marked as useful by the calling buyer' }),
  isOwn: z.boolean().meta({ description: 'written by the calling buyer' }),
  isForeign: z.boolean().meta({ description: 'written in neither the caller’s language nor English' }),
});

export const reviewPage = operation({
  method: 'GET',
  path: '/prodComm/prodCommPageByProd',
  access: visitor,
  summary: 'Reviews of a product: those with text first, among them those in the caller’s language, then newest first',
  input: z.object({
    prodId: id,
    evaluate: integer
      .pipe(z.int().min(-1).max(3))
      .default(-1)
      .meta({ type: 'integer', description: '-1 all, 0 good, 1 middling, 2 bad, 3 with pictures' }),
    star: integer
      .pipe(z.int().min(1).max(5))
      .optional()
      .meta({ type: 'integer', description: 'exact number of stars' }),
    ...paging,
  }),
  output: pageOf(Review),
  refusals: [],
});
