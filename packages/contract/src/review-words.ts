import { z } from 'zod';
import { time } from './formats.ts';

/** What somebody wrote, then or later, and what the store answered. */
export const ReviewWords = z.object({
  content: z.string(),
  pics: z.string().meta({ description: 'relative paths, comma-separated' }),
  createTime: time,
  replyContent: z.string().nullable(),
  replyTime: time.nullable(),
});

export const appendedWords = ReviewWords.nullable().meta({ description: 'what its author added later' });
