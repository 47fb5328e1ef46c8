import { texts } from '../mall/texts.ts';

/** Staff's decisions about the demo's stores; days are relative to the moment of seeding. */

/** A paused bookshop whose licence is being renewed. */
export const demoPause = {
  storeId: 15,
  reason: 'The business licence is being renewed. We open the store again as soon as the new one is here.',
} as const;

/** The bookshop's renewed licence, which waits for staff. `inDays`: its last day. */
export const demoPaperRequest = {
  storeId: demoPause.storeId,
  inDays: 3 * 365,
  changes: {
    registeredCapital: texts('CNY 2,000,000 | 200 万元人民币'),
    businessScope: texts(
      'Sale of books, stationery, games and gifts; readings and workshops | 图书、文具、桌面游戏及礼品销售；读书会与手工活动',
    ),
  },
} as const;

/** Last days of business licences. */
export const demoLicenceEnds = [
  { storeId: 12, inDays: 12 },
  { storeId: 9, inDays: -3 },
] as const;

export const demoCommissionRates = [
  { storeId: null, categoryId: 112, percent: 3.5, inDays: -90, note: 'Fresh goods have small margins' },
  { storeId: 11, categoryId: null, percent: 6, inDays: -200, note: 'First year' },
  { storeId: 11, categoryId: null, percent: 5.5, inDays: -20, note: 'Sells well' },
  { storeId: 8, categoryId: null, percent: 4, inDays: 14, note: 'Agreed for the winter' },
] as const;
