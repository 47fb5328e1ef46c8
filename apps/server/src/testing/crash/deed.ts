import type { Buyer } from '../trade-races/race-mall.ts';

export const INTENTS = ['balance', 'card', 'declinedCard', 'cash', 'cancel', 'leave'] as const;

/** What somebody means to do with an order once it is placed. */
export type Intent = (typeof INTENTS)[number];

/** What one client asked for and what it was told. Only what it was told counts as acknowledged. */
export interface Deed {
  readonly buyer: Buyer;
  readonly uuid: string;
  readonly intent: Intent;
  /** Asked for more than once, since an answer got lost. */
  wasRepeated: boolean;
  placed?: { readonly orderNumbers: string; readonly payAmount: number };
  refused?: string;
  /** The intent was carried out, they were told. */
  isDone: boolean;
  /** They were told that it cannot be carried out. */
  notDone?: string;
}
