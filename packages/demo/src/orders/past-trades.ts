import { DAY_MS } from '@galleria/domain/site/durations';
import { randomFrom } from '../scale/random.ts';

/** Customers of the demo seller, who sees their names. They cannot sign in. */
export const demoCustomers = [
  {
    ...{ name: 'mia_lindqvist', nickName: 'Mia', mail: 'mia@galleria.test', mobile: '13700137011' },
    address: { receiver: 'Mia Lindqvist', postCode: '200040', areaId: 310106, addr: '18 Yuyuan Road, Floor 6' },
  },
  {
    ...{ name: 'amira_haddad', nickName: 'Amira', mail: 'amira@galleria.test', mobile: '13700137012' },
    address: { receiver: 'Amira Haddad', postCode: '518000', areaId: 440305, addr: '5 Gaoxin South Road, Room 902' },
  },
  {
    ...{ name: 'li_wen', nickName: '李雯', mail: 'liwen@galleria.test', mobile: '13700137013' },
    address: { receiver: '李雯', postCode: '310012', areaId: 330106, addr: '文二路 391 号 5 幢 602 室' },
  },
] as const;

/** Stores with past orders, and their orders on an average day. */
const BUSY_STORES = [
  { storeId: 2, ordersADay: 1.6, visitorsADay: 64 },
  { storeId: 5, ordersADay: 0.4, visitorsADay: 23 },
] as const;

export interface PastTrade {
  readonly submissionId: string;
  readonly storeId: number;
  /** Index in `demoCustomers`. */
  readonly customer: number;
  /** The product as a share of the store's list (0 to 1), and the number of pieces. */
  readonly product: number;
  readonly quantity: number;
  /** When it was ordered. */
  readonly hoursAgo: number;
}

export const PAST_DAYS = 60;
/** Relative sales from Sunday to Saturday: more at weekends. */
const WEEKDAYS = [1.3, 0.8, 0.8, 0.9, 1, 1.1, 1.4];

const dayNumber = (now: Date, daysAgo: number) => Math.floor(now.getTime() / DAY_MS) - daysAgo;
/** Sales grow slowly from month to month, and vary by weekday. */
const liveliness = (day: number, daysAgo: number) =>
  (WEEKDAYS[new Date(day * DAY_MS).getUTCDay()] ?? 1) * (1.25 - daysAgo / 120);

/** The trades of the last weeks. A day always has the same trades, so that none is placed twice. */
export function pastTrades(now: Date): PastTrade[] {
  return daysAgoList().flatMap((daysAgo) => {
    const day = dayNumber(now, daysAgo);
    return BUSY_STORES.flatMap(({ storeId, ordersADay }) => {
      const random = randomFrom(day * 31 + storeId);
      const orders = Math.floor(ordersADay * liveliness(day, daysAgo) * 2 * random.next() + 0.5);
      return Array.from(
        { length: orders },
        (_, at): PastTrade => ({
          submissionId: `6d1f3f0a-52c7-4a83-9a3e-${[day, storeId, at].map((part, place) => hex(part, place === 0 ? 6 : 3)).join('')}`,
          storeId,
          customer: random.below(demoCustomers.length),
          product: random.next() ** 2,
          quantity: 1 + random.skewed(3),
          hoursAgo: Math.floor((now.getTime() - day * DAY_MS) / 3_600_000) - 8 - random.below(14),
        }),
      );
    });
  });
}

/** Visitors of each store by day, yesterday first. */
export function pastVisitors(now: Date): { storeId: number; visitors: number[] }[] {
  return BUSY_STORES.map(({ storeId, visitorsADay }) => ({
    storeId,
    visitors: daysAgoList().map((daysAgo) => {
      const day = dayNumber(now, daysAgo);
      return Math.round(visitorsADay * liveliness(day, daysAgo) * (0.8 + 0.4 * randomFrom(day * 37 + storeId).next()));
    }),
  }));
}

const daysAgoList = () => Array.from({ length: PAST_DAYS }, (_, at) => at + 1);
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
