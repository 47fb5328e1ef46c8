import { demoTrades } from './demo-trades.ts';

/** A review by the demo buyer, of an order that is done; another order waits for a review. */
interface DemoOwnReview {
  readonly product: string;
  readonly stars: number;
  readonly content: string;
  readonly isAnonymous: boolean;
  readonly hoursAgo: number;
  readonly useful: number;
  readonly reply?: { readonly content: string; readonly hoursAgo: number };
  readonly append?: { readonly content: string; readonly hoursAgo: number };
}

export const reviewedTradeId = demoTrades.find(({ finalStatus }) => finalStatus === 'done')?.submissionId ?? '';

export const demoOwnReviews: readonly DemoOwnReview[] = [
  {
    product: 'kiln-candle',
    stars: 5,
    content: 'Burns slowly and evenly, and the whole room smells of cedar without being too much.',
    isAnonymous: false,
    hoursAgo: 402,
    useful: 6,
    reply: { content: 'Thank you! Trim the wick now and then and it lasts even longer.', hoursAgo: 380 },
    append: {
      content: 'Two weeks later it is half gone, and the second one is a present for my mother.',
      hoursAgo: 60,
    },
  },
  {
    product: 'terra-palette',
    stars: 4,
    content: 'Lovely colours that stay all day. The mirror could be a little larger.',
    isAnonymous: true,
    hoursAgo: 401,
    useful: 2,
  },
];

/** Another buyer's flag on the worst review of this product. */
export const demoFlag = {
  productId: 2002,
  reason: 'unrelated',
  note: 'This is about the courier, not about the product.',
} as const;
