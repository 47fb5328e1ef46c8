import type { Notice } from '../types.ts';
import { audioWeek } from './platform/audio-week.ts';
import { genuineMessages } from './platform/genuine-messages.ts';
import { holidayDelivery } from './platform/holiday-delivery.ts';
import { membershipLevels } from './platform/membership-levels.ts';
import { openAStore } from './platform/open-a-store.ts';
import { pointsOnEveryOrder } from './platform/points-on-every-order.ts';
import { sevenDayReturns } from './platform/seven-day-returns.ts';
import { welcomeGift } from './platform/welcome-gift.ts';

const MINUTES_A_DAY = 24 * 60;

export const platformNotices: Notice[] = [
  { shopId: 0, isTop: true, publishedMinutesAgo: 95, ...pointsOnEveryOrder },
  { shopId: 0, isTop: true, publishedMinutesAgo: 11 * 60, ...audioWeek },
  { shopId: 0, isTop: true, publishedMinutesAgo: 2 * MINUTES_A_DAY + 40, ...welcomeGift },
  { shopId: 0, isTop: true, publishedMinutesAgo: 4 * MINUTES_A_DAY + 185, ...holidayDelivery },
  { shopId: 0, isTop: false, publishedMinutesAgo: 7 * MINUTES_A_DAY + 20, ...sevenDayReturns },
  { shopId: 0, isTop: false, publishedMinutesAgo: 12 * MINUTES_A_DAY, ...genuineMessages },
  { shopId: 0, isTop: false, publishedMinutesAgo: 19 * MINUTES_A_DAY, ...membershipLevels },
  { shopId: 0, isTop: false, publishedMinutesAgo: 33 * MINUTES_A_DAY, ...openAStore },
];
