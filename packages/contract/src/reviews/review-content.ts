import { z } from 'zod';
import { integer, time } from '../wire/formats.ts';

/** Ids of reviews are eight-byte integers. */
export const prodCommId = integer.pipe(z.int().min(1)).meta({ type: 'integer' });

/** The text of a review or of its addition, and the store's reply to it. */
export const ReviewContent = z.object({
  content: z.string(),
  pics: z.string().meta({ description: 'relative paths, comma-separated' }),
  createTime: time,
  replyContent: z.string().nullable(),
  replyTime: time.nullable(),
});

export const reviewAddition = ReviewContent.nullable().meta({ description: 'later addition by the author' });
