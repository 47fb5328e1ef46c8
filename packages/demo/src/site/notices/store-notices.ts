import type { Notice } from '../types.ts';
import { freeShipping } from './stores/free-shipping.ts';
import { giftWrapping } from './stores/gift-wrapping.ts';
import { howWeChoose } from './stores/how-we-choose.ts';
import { spendAndSave } from './stores/spend-and-save.ts';
import { thursdayArrivals } from './stores/thursday-arrivals.ts';

const MINUTES_A_DAY = 24 * 60;

/** Store 1 is the mall's own, store 2 the demo seller's. */
export const storeNotices: Notice[] = [
  { shopId: 1, isTop: true, publishedMinutesAgo: 5 * 60, ...freeShipping },
  { shopId: 1, isTop: true, publishedMinutesAgo: 3 * MINUTES_A_DAY, ...giftWrapping },
  { shopId: 1, isTop: false, publishedMinutesAgo: 16 * MINUTES_A_DAY, ...howWeChoose },
  { shopId: 2, isTop: true, publishedMinutesAgo: 26 * 60, ...thursdayArrivals },
  { shopId: 2, isTop: false, publishedMinutesAgo: 9 * MINUTES_A_DAY, ...spendAndSave },
];
