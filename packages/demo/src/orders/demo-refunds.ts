/** States of the demo buyer's refund requests. */
export type DemoRefundState = 'applied' | 'accepted' | 'sentBack' | 'refused' | 'refunded' | 'withdrawn' | 'closed';

export interface DemoRefund {
  /** The order's idempotency key, the same in every mall, so that it is placed only once. */
  readonly submissionId: string;
  readonly product: string;
  /** Default: 1. */
  readonly quantity?: number;
  /** The stage that the order reached. */
  readonly order: 'paid' | 'sent' | 'received';
  /**
   * When it reached that stage. Received orders must be within the after-sales period, or no request would be possible.
   */
  readonly hoursAgo: number;
  /**
   * When each step of the request happened: requested, answered, sent back, received. The current deadline counts from
   * the last.
   */
  readonly stepHoursAgo: readonly number[];
  /** 1 money only, 2 return goods. */
  readonly applyType: 1 | 2;
  readonly reason: 'changedMind' | 'damaged' | 'notAsDescribed' | 'wrongItem';
  readonly words: string;
  readonly state: DemoRefundState;
  /** The store's words when it refused. */
  readonly refusal?: string;
}

/**
 * Refund requests of the demo buyer, one in every interesting state, the oldest first. All are to the demo seller's
 * store.
 */
export const demoRefunds: readonly DemoRefund[] = [
  {
    ...{
      submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3e07',
      product: 'pebble-earbuds',
      order: 'sent',
      hoursAgo: 262,
    },
    ...{ applyType: 2, reason: 'changedMind', state: 'closed', stepHoursAgo: [250, 230, 61] },
    words: 'They are a little too small for my ears.',
  },
  {
    ...{ submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3e01', product: 'drift-headphones', order: 'received' },
    ...{ hoursAgo: 160, applyType: 2, reason: 'damaged', state: 'refunded', stepHoursAgo: [150, 140, 110, 30] },
    words: 'The left side went silent after a day.',
  },
  {
    ...{
      submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3e05',
      product: 'encore-karaoke-mic',
      order: 'paid',
      hoursAgo: 126,
    },
    ...{ applyType: 1, reason: 'changedMind', state: 'applied', stepHoursAgo: [120] },
    words: 'I ordered it twice by mistake.',
  },
  {
    ...{
      submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3e03',
      product: 'pebble-earbuds',
      order: 'received',
      hoursAgo: 122,
    },
    ...{ applyType: 2, reason: 'wrongItem', state: 'sentBack', stepHoursAgo: [110, 100, 70] },
    words: 'I got another model than the one that I ordered.',
  },
  {
    ...{ submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3e06', product: 'fjord-radio', order: 'paid', hoursAgo: 100 },
    ...{ applyType: 1, reason: 'changedMind', state: 'withdrawn', stepHoursAgo: [95, 90] },
    words: 'I would like another colour.',
  },
  {
    ...{
      submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3e02',
      product: 'drift-headphones',
      order: 'received',
      hoursAgo: 90,
    },
    ...{ applyType: 2, reason: 'notAsDescribed', state: 'refused', stepHoursAgo: [75, 50] },
    words: 'The colour is much darker than in the pictures.',
    refusal: 'The pictures show this colour in daylight, and the box was thrown away.',
  },
  {
    ...{
      submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3e04',
      product: 'larkrise-clock-radio',
      order: 'received',
      hoursAgo: 80,
    },
    ...{ applyType: 2, reason: 'damaged', state: 'accepted', stepHoursAgo: [66, 45] },
    words: 'The display was cracked when it arrived.',
  },
];
