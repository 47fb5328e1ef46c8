import { z } from 'zod';
import { id, integer } from '../wire/formats.ts';

export const yesOrNo = z.stringbool().or(z.boolean()).optional();

/** Filters for reviews, for stores and staff. */
export const reviewSearch = {
  stars: z
    .union([
      z.array(integer),
      z
        .string()
        .regex(/^[1-5](,[1-5]){0,4}$/)
        .transform((text) => text.split(',').map(Number)),
    ])
    .pipe(z.array(z.int().min(1).max(5)).min(1).max(5))
    .optional()
    .meta({ type: 'string', description: 'numbers of stars to include, comma-separated' }),
  hasPictures: yesOrNo,
  prodId: id.optional(),
  keyword: z.string().trim().max(60).optional().meta({ description: 'text in the review or the reply' }),
};
