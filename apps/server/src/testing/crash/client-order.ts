import type { Buyer } from '../trade-races/race-mall.ts';

export const INTENTS = ['balance', 'card', 'declinedCard', 'cash', 'cancel', 'leave'] as const;

/** The client's next step with an order once it is placed. */
export type Intent = (typeof INTENTS)[number];

/** One order as its client saw it. Only an answered request counts as acknowledged. */
export interface ClientOrder {
  readonly buyer: Buyer;
  readonly uuid: string;
  readonly intent: Intent;
  /** A request was sent more than once, since its answer was lost or was a 503. */
  wasRepeated: boolean;
  placed?: { readonly orderNumbers: string; readonly payAmount: number };
  refused?: string;
  /** An answer confirmed the intent. */
  isDone: boolean;
  /** The reason for which the intent was refused. */
  notDone?: string;
}
