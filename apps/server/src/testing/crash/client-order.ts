import type { Buyer } from '../trade-races/race-mall.ts';

export const INTENTS = ['balance', 'card', 'declinedCard', 'cash', 'cancel', 'leave'] as const;

/** What the client does with an order once it is placed. */
export type Intent = (typeof INTENTS)[number];

/** One order as its client saw it. Only what was answered counts as acknowledged. */
export interface ClientOrder {
  readonly buyer: Buyer;
  readonly uuid: string;
  readonly intent: Intent;
  /** Sent more than once, since an answer was lost or was a 503. */
  wasRepeated: boolean;
  placed?: { readonly orderNumbers: string; readonly payAmount: number };
  refused?: string;
  /** The answer said that the intent was carried out. */
  isDone: boolean;
  /** The refusal of the intent. */
  notDone?: string;
}
