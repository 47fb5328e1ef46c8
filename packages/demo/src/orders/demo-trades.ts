/** How far something that the demo's buyer ordered has come. */
type Fate = 'toShip' | 'toReceive' | 'toReview' | 'done' | 'cancelled' | 'expired';

export interface DemoTrade {
  /** The same in every mall, so that nothing is ordered twice. */
  readonly submissionId: string;
  /** Products by their keys; from several stores, it becomes several orders. */
  readonly things: readonly { readonly product: string; readonly quantity: number }[];
  readonly fate: Fate;
  /** 7 cash on delivery, 10 PayPal, 13 card; none where nobody paid. */
  readonly payType: 7 | 10 | 13 | null;
  /** Since the last thing that happened to it. */
  readonly hoursAgo: number;
}

/** What lies behind the demo's buyer, the oldest first: something in every state. */
export const demoTrades: readonly DemoTrade[] = [
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e01',
    things: [
      { product: 'kiln-candle', quantity: 2 },
      { product: 'terra-palette', quantity: 1 },
    ],
    fate: 'done',
    payType: 13,
    hoursAgo: 400,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e02',
    things: [{ product: 'market-bag', quantity: 1 }],
    fate: 'cancelled',
    payType: null,
    hoursAgo: 260,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e03',
    things: [{ product: 'drift-headphones', quantity: 1 }],
    fate: 'toReview',
    payType: 10,
    hoursAgo: 70,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e04',
    things: [{ product: 'regatta-polo', quantity: 1 }],
    fate: 'expired',
    payType: null,
    hoursAgo: 52,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e05',
    things: [{ product: 'galleria-gift-card', quantity: 2 }],
    fate: 'toReceive',
    payType: 13,
    hoursAgo: 46,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e06',
    things: [
      { product: 'cliffside-oolong', quantity: 3 },
      { product: 'fireside-black', quantity: 2 },
    ],
    fate: 'toReceive',
    payType: 10,
    hoursAgo: 22,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e07',
    things: [{ product: 'reed-chair', quantity: 2 }],
    fate: 'toShip',
    payType: 7,
    hoursAgo: 18,
  },
  {
    submissionId: '6d1f3f0a-52c7-4a83-9a3e-0c6a7f2b1e08',
    things: [
      { product: 'lumen-runner', quantity: 1 },
      { product: 'fjord-tote', quantity: 1 },
    ],
    fate: 'toShip',
    payType: 13,
    hoursAgo: 5,
  },
];

/** Waits to be paid whenever somebody comes to look. */
export const thingsToPay = [
  { product: 'pebble-earbuds', quantity: 1 },
  { product: 'poppy-lipstick', quantity: 2 },
] as const;

/** What the demo's buyer was given. */
export const demoGift = { balanceCents: 50_000, points: 12_000 } as const;
