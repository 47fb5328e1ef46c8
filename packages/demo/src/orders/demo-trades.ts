/** The status that a trade of the demo's buyer ends in. */
type FinalStatus = 'toShip' | 'toReceive' | 'toReview' | 'done' | 'cancelled' | 'expired';

export interface DemoTrade {
  /** The idempotency key, the same in every mall, so that the trade is placed only once. */
  readonly submissionId: string;
  /** Products by key; products of several stores make several orders. */
  readonly things: readonly { readonly product: string; readonly quantity: number }[];
  readonly finalStatus: FinalStatus;
  /** 7 cash on delivery, 10 PayPal, 13 card; null when it was not paid. */
  readonly payType: 7 | 10 | 13 | null;
  /** When the trade reached its final status. */
  readonly hoursAgo: number;
  /** Whether the courier reports a problem with its parcel. */
  readonly hasProblem?: true;
}

/** The order history of the demo's buyer, the oldest first: one trade in every state. */
export const demoTrades: readonly DemoTrade[] = [
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e01',
    things: [
      { product: 'kiln-candle', quantity: 2 },
      { product: 'terra-palette', quantity: 1 },
    ],
    finalStatus: 'done',
    payType: 13,
    hoursAgo: 400,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e02',
    things: [{ product: 'market-bag', quantity: 1 }],
    finalStatus: 'cancelled',
    payType: null,
    hoursAgo: 260,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e03',
    things: [{ product: 'drift-headphones', quantity: 1 }],
    finalStatus: 'toReview',
    payType: 10,
    hoursAgo: 70,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e04',
    things: [{ product: 'regatta-polo', quantity: 1 }],
    finalStatus: 'expired',
    payType: null,
    hoursAgo: 52,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e05',
    things: [{ product: 'galleria-gift-card', quantity: 2 }],
    finalStatus: 'toReceive',
    payType: 13,
    hoursAgo: 46,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e06',
    things: [
      { product: 'cliffside-oolong', quantity: 3 },
      { product: 'fireside-black', quantity: 2 },
    ],
    finalStatus: 'toReceive',
    payType: 10,
    hoursAgo: 22,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e07',
    things: [{ product: 'reed-chair', quantity: 2 }],
    finalStatus: 'toShip',
    payType: 7,
    hoursAgo: 18,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e08',
    things: [
      { product: 'lumen-runner', quantity: 1 },
      { product: 'fjord-tote', quantity: 1 },
    ],
    finalStatus: 'toShip',
    payType: 13,
    hoursAgo: 5,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e09',
    things: [{ product: 'fjord-radio', quantity: 1 }],
    finalStatus: 'toReceive',
    payType: 13,
    hoursAgo: 28,
    hasProblem: true,
  },
];

/** A trade that is placed again at every start, so that one order always waits for payment. */
export const unpaidItems = [
  { product: 'pebble-earbuds', quantity: 1 },
  { product: 'poppy-lipstick', quantity: 2 },
] as const;

/** The balance of the demo buyer, and the points of the last year. */
export const demoGift = {
  balanceCents: 50_000,
  points: [
    { points: 100, daysAgo: 310, reason: 'joined' },
    { points: 2_400, daysAgo: 287, reason: 'gift' },
    { points: 900, daysAgo: 231, reason: 'gift' },
    { points: 3_100, daysAgo: 176, reason: 'gift' },
    { points: 1_250, daysAgo: 118, reason: 'gift' },
    { points: 2_600, daysAgo: 64, reason: 'gift' },
    { points: 1_650, daysAgo: 21, reason: 'gift' },
  ],
} as const;
