/** An order that waits in the back office of the demo's store 2. */
export interface StoreTrade {
  readonly things: readonly { readonly product: string; readonly quantity: number }[];
  /** 2 pickup, 3 none needed, 4 same city; default: courier. */
  readonly deliveryType?: 2 | 3 | 4;
  readonly message?: string;
  /** The state of the order: unpaid without `isPaid`. */
  readonly isPaid: boolean;
  readonly isPartlyShipped?: true;
  readonly isReminded?: true;
  /** To be paid on delivery instead, with a request to cancel. */
  readonly isCancelAsked?: true;
  readonly hoursAgo: number;
}

export const STORE_WITH_WORK = 2;

/** Placed again when the store has few orders left to ship, so that there is always something to try. */
export const storeTrades: readonly StoreTrade[] = [
  {
    things: [
      { product: 'drift-headphones', quantity: 1 },
      { product: 'fjord-radio', quantity: 2 },
    ],
    isPaid: true,
    hoursAgo: 3,
  },
  {
    things: [
      { product: 'harbour-speaker', quantity: 1 },
      { product: 'larkrise-clock-radio', quantity: 1 },
    ],
    isPaid: true,
    isPartlyShipped: true,
    hoursAgo: 20,
  },
  {
    things: [{ product: 'vanguard-headset', quantity: 1 }],
    message: 'It is a birthday present. Could you leave the invoice out of the box, please?',
    isPaid: true,
    isReminded: true,
    hoursAgo: 30,
  },
  { things: [{ product: 'fjord-radio', quantity: 1 }], isPaid: true, isCancelAsked: true, hoursAgo: 12 },
  { things: [{ product: 'encore-karaoke-mic', quantity: 1 }], deliveryType: 2, isPaid: true, hoursAgo: 6 },
  { things: [{ product: 'fieldnote-microphone', quantity: 1 }], deliveryType: 4, isPaid: true, hoursAgo: 1 },
  { things: [{ product: 'listening-session', quantity: 2 }], deliveryType: 3, isPaid: true, hoursAgo: 9 },
];

/** Placed at every start, since the previous one has expired. */
export const storeTradeToPay: StoreTrade = {
  things: [{ product: 'tandem-interface', quantity: 1 }],
  isPaid: false,
  hoursAgo: 0,
};

export const PICKUP_STATION = 22;
