import type { GiftTerms } from './gift.ts';

/** What is agreed in an activity beside times and prices. Every kind has its own fields; those of others are not there. */
export interface ActivityTerms {
  /** Of a group buy: how many buyers make a group. */
  readonly groupSize?: number | undefined;
  /** Of a gift: what is given with the goods, and how much of it. */
  readonly gift?: GiftTerms | undefined;
}
