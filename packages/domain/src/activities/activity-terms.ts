import type { ComboTerms } from './combo.ts';
import type { GiftTerms } from './gift.ts';
import type { PreSaleTerms } from './pre-sale.ts';

/** Terms of an activity beside times and prices. Each kind has its own fields; the others are absent. */
export interface ActivityTerms {
  /** Group buy: number of buyers in a group. */
  readonly groupSize?: number | undefined;
  /** Flash sale: its day in the mall's time zone, e.g. `2026-11-17`, and its round of that day, from 0. */
  readonly flashDay?: string | undefined;
  readonly flashRound?: number | undefined;
  readonly preSale?: PreSaleTerms | undefined;
  /** Combo: the products that are bought together. */
  readonly combo?: ComboTerms | undefined;
  /** Gift: the SKU that is given, and how many pieces of it. */
  readonly gift?: GiftTerms | undefined;
}
