import { z } from 'zod';
import { isApiTime } from './api-time.ts';
import { expects } from './input-formats.ts';

/** A whole number that may arrive as text (query, path) or as a number (JSON, in-process). */
export const integer = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ],
    expects('wholeNumber'),
  )
  .pipe(z.int())
  .meta({ type: 'integer' });

/** Ids are four-byte integers in the database, where a larger one would be an error. */
const MAX_ID = 2_147_483_647;

/** The id of a row with a four-byte key. */
export const id = integer.pipe(z.int().min(1).max(MAX_ID)).meta({ type: 'integer', minimum: 1, maximum: MAX_ID });

/** A store, or 0 for the platform itself. */
export const shopIdOrPlatform = integer.pipe(z.int().min(0).max(MAX_ID)).meta({
  type: 'integer',
  minimum: 0,
  description: 'store id; 0 is the platform',
});

/** `yyyy-MM-dd HH:mm:ss` in UTC. */
export const time = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, { ...expects('time'), abort: true })
  .refine(isApiTime, expects('time'))
  .meta({ description: 'yyyy-MM-dd HH:mm:ss, UTC' });

/** A picture's path relative to the mall's address, or empty. */
export const picturePath = z.string().meta({ description: 'relative path of a picture' });

/** Main units with at most two decimals; internally amounts are cents. */
export const money = z.number().meta({ description: 'main units, at most two decimals' });

/** Money that may arrive as text in a query. */
export const moneyInput = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}(\.\d{1,2})?$/)
        .transform(Number),
    ],
    expects('amount'),
  )
  .pipe(z.number().min(0).max(999_999_999).multipleOf(0.01, expects('amount')))
  .meta({ type: 'number', minimum: 0 });

/** Ids as a comma-separated text or as an array, at most `most` of them. */
export function ids(most: number) {
  return z
    .union(
      [
        z
          .string()
          .regex(/^\d{1,15}(,\d{1,15})*$/)
          .transform((text) => text.split(',').map(Number)),
        z.array(integer),
        z.int().transform((one) => [one]),
      ],
      expects('idList'),
    )
    .pipe(z.array(z.int().min(1).max(MAX_ID)).min(1).max(most))
    .meta({ type: 'string', description: 'ids, comma-separated' });
}

/** The number of an order or of a refund request. */
export const orderNumber = z.string().regex(/^\d{10,24}$/, expects('orderNumber'));

/** Comma-separated, at most `most` of them. */
export function orderNumberList(most: number) {
  return z.string().regex(new RegExp(`^\\d{10,24}(,\\d{10,24}){0,${most - 1}}$`), expects('orderNumberList'));
}

/** The number of a payment or of a payout. */
export const paymentNumber = z.string().regex(/^\d{10,24}$/, expects('paymentNumber'));

export const flag = z.union([z.literal(0), z.literal(1)]);

const DEFAULT_PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

export const pageSize = integer
  .pipe(z.int().min(1).max(MAX_PAGE_SIZE))
  .default(DEFAULT_PAGE_SIZE)
  .meta({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE });

export const paging = {
  current: integer.pipe(z.int().min(1).max(1_000_000)).default(1).meta({ type: 'integer', minimum: 1, default: 1 }),
  size: pageSize,
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

/** Pages of unbounded lists, by cursor: the last page costs no more than the first. */
export const cursorPaging = {
  cursor: z.string().max(120).optional().meta({ description: 'nextCursor of the previous page' }),
  size: pageSize,
};

export function cursorPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ records: z.array(item), nextCursor: z.string().meta({ description: 'empty on the last page' }) });
}
