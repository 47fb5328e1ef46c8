import type { ComboTerms } from './combo.ts';
import type { GiftTerms } from './gift.ts';
import type { PreSaleTerms } from './pre-sale.ts';

/** What is agreed in an activity beside times and prices. Every kind has its own fields; those of others are not there. */
export interface ActivityTerms {
  /** Of a group buy: how many buyers make a group. */
  readonly groupSize?: number | undefined;
  /** Of a flash sale: its day, `2026-11-17` in the mall's time zone, and its round of that day, from 0. */
  readonly flashDay?: string | undefined;
  readonly flashRound?: number | undefined;
  readonly preSale?: PreSaleTerms | undefined;
  /** Of a combo: what is bought together. */
  readonly combo?: ComboTerms | undefined;
  /** Of a gift: what is given with the goods, and how much of it. */
  readonly gift?: GiftTerms | undefined;
}
