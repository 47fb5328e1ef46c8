import { z } from 'zod';

/** A whole number that may arrive as text (query, path) or as a number (JSON, in-process). */
export const whole = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.int())
  .meta({ type: 'integer' });

/** The id of a catalogue thing. */
export const id = whole.pipe(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).meta({ type: 'integer', minimum: 1 });

/** A store, or 0 for the platform itself. */
export const shopIdOrPlatform = whole.pipe(z.int().min(0).max(Number.MAX_SAFE_INTEGER)).meta({
  type: 'integer',
  minimum: 0,
  description: 'store id; 0 is the platform',
});

/** `yyyy-MM-dd HH:mm:ss` in UTC. */
export const time = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .meta({ description: 'yyyy-MM-dd HH:mm:ss, UTC' });

/** A picture's path relative to the mall's address, or empty. */
export const picturePath = z.string().meta({ description: 'relative path of a picture' });

export const flag = z.union([z.literal(0), z.literal(1)]);

const DEFAULT_PAGE_SIZE = 10;
const LARGEST_PAGE_SIZE = 100;

export const paging = {
  current: whole.pipe(z.int().min(1).max(1_000_000)).default(1).meta({ type: 'integer', minimum: 1, default: 1 }),
  size: whole
    .pipe(z.int().min(1).max(LARGEST_PAGE_SIZE))
    .default(DEFAULT_PAGE_SIZE)
    .meta({ type: 'integer', minimum: 1, maximum: LARGEST_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
};

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    records: z.array(item),
    total: z.int(),
    pages: z.int(),
    current: z.int(),
    size: z.int(),
  });
}
