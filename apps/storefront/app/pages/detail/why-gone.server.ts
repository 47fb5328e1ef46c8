import type { GoneData } from './detail-data.ts';

const GONE = 410;
const NOT_FOUND = 404;

/** What once was on sale here is gone; what never was, or belongs to a store that may open again, is not found. */
const ANSWERS: ReadonlyMap<string, { why: GoneData['why']; status: number }> = new Map([
  ['product.offShelf', { why: 'offShelf', status: GONE }],
  ['product.takenDown', { why: 'takenDown', status: GONE }],
  ['product.waiting', { why: 'waiting', status: NOT_FOUND }],
  ['store.notOpen', { why: 'storeNotOpen', status: NOT_FOUND }],
  ['product.notFound', { why: 'missing', status: NOT_FOUND }],
  ['input.invalid', { why: 'missing', status: NOT_FOUND }],
]);

/** Why there is no product to show, and the status of the page that says so; nothing when the mall itself failed. */
export function whyGone(reason: string | undefined) {
  return ANSWERS.get(reason ?? '');
}
