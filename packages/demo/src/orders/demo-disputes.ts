import type { DemoRefund } from './demo-refunds.ts';

/** A refund request that its store refused and that the platform was asked to decide. */
export interface DemoDispute extends Omit<DemoRefund, 'state'> {
  readonly refusal: string;
  readonly dispute: { readonly reason: 'refusedWrongly' | 'wrongAmount' | 'goodsSentBack'; readonly words: string };
  readonly disputedHoursAgo: number;
  /** When staff made their ruling or, without one, asked their question. */
  readonly ruledHoursAgo: number;
  /** Evidence of both sides. */
  readonly said: readonly { readonly by: 'buyer' | 'seller'; readonly words: string }[];
  /** The question that staff asked the seller. */
  readonly question?: string;
  readonly ruling?: { readonly ruling: 'full' | 'part' | 'refused'; readonly amount?: number; readonly words: string };
}

/** One open dispute with evidence of both sides, one that waits for a second person, and one with a ruling. */
export const demoDisputes: readonly DemoDispute[] = [
  {
    ...{ submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3f01', product: 'drift-headphones', order: 'received' },
    ...{
      hoursAgo: 76,
      applyType: 1,
      reason: 'damaged',
      stepHoursAgo: [62, 56],
      disputedHoursAgo: 52,
      ruledHoursAgo: 5,
    },
    words: 'The case was open and the cable is missing.',
    refusal: 'The parcel left our store sealed, and it was signed for without a remark.',
    dispute: { reason: 'refusedWrongly', words: 'The courier left it at the door. I could not look into it.' },
    said: [
      { by: 'buyer', words: 'The tape on the box was cut when I found it.' },
      { by: 'seller', words: 'We weigh every parcel. This one weighed as much as a full box.' },
    ],
    ruling: {
      ruling: 'part',
      amount: 25,
      words: 'The cable is missing, the headphones are fine: its price comes back',
    },
  },
  {
    ...{ submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3f02', product: 'drift-headphones', quantity: 6 },
    ...{ order: 'received', hoursAgo: 72, applyType: 1, reason: 'notAsDescribed', stepHoursAgo: [60, 50] },
    ...{ disputedHoursAgo: 40, ruledHoursAgo: 3 },
    words: 'We ordered them for our office, and four of six do not hold their charge.',
    refusal: 'They were used for a week. Batteries reach their full charge after a few days.',
    dispute: { reason: 'refusedWrongly', words: 'We charged each of them five times before we asked.' },
    said: [{ by: 'seller', words: 'We would like to look at them before anything is paid.' }],
    ruling: { ruling: 'full', words: 'Four of six are faulty, and the store gave no proof of a test' },
  },
  {
    ...{ submissionId: '5c7e2d14-91ab-4d3f-8c21-6a4f0b9d3f03', product: 'drift-headphones', order: 'received' },
    ...{
      hoursAgo: 68,
      applyType: 1,
      reason: 'wrongItem',
      stepHoursAgo: [55, 45],
      disputedHoursAgo: 30,
      ruledHoursAgo: 4,
    },
    words: 'I ordered the black ones and got beige.',
    refusal: 'The label in your picture says black.',
    dispute: { reason: 'refusedWrongly', words: 'The label says black, but the headphones are beige.' },
    said: [
      { by: 'buyer', words: 'In daylight beside a sheet of white paper they are clearly beige.' },
      { by: 'seller', words: 'We photographed the box before it left. It was the black one.' },
    ],
    question: 'Please tell us the serial number on the label of the box that you sent',
  },
];
