import { z } from 'zod';
import { time, whole } from '../wire/formats.ts';

/** Ids of reviews are eight-byte integers. */
export const prodCommId = whole.pipe(z.int().min(1)).meta({ type: 'integer' });

/** The text of a review or of its addition, and the store's reply to it. */
export const ReviewWords = z.object({
  content: z.string(),
  pics: z.string().meta({ description: 'relative paths, comma-separated' }),
  createTime: time,
  replyContent: z.string().nullable(),
  replyTime: time.nullable(),
});

export const appendedWords = ReviewWords.nullable().meta({ description: 'what its author added later' });
