import { randomFrom } from '../scale/random.ts';

/** Customers of the demo's seller. Nobody knows their passwords; the seller sees their names. */
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

/** Stores with a past, and how many orders they get on a usual day. */
const BUSY_STORES = [
  { storeId: 2, ordersADay: 1.6, visitorsADay: 64 },
  { storeId: 5, ordersADay: 0.4, visitorsADay: 23 },
] as const;

export interface PastTrade {
  readonly submissionId: string;
  readonly storeId: number;
  /** Index in `demoCustomers`. */
  readonly customer: number;
  /** Which of the store's products, as a share of the list, and how many pieces. */
  readonly product: number;
  readonly quantity: number;
  /** When it was ordered. */
  readonly hoursAgo: number;
}

export const PAST_DAYS = 60;
const DAY_MS = 86_400_000;
/** Sunday to Saturday: people shop when they are at home. */
const WEEKDAYS = [1.3, 0.8, 0.8, 0.9, 1, 1.1, 1.4];

const dayNumber = (now: Date, daysAgo: number) => Math.floor(now.getTime() / DAY_MS) - daysAgo;
/** A little more from month to month, and more at weekends. */
const liveliness = (day: number, daysAgo: number) =>
  (WEEKDAYS[new Date(day * DAY_MS).getUTCDay()] ?? 1) * (1.25 - daysAgo / 120);

/** What was ordered in the last weeks. A day is the same whenever it is asked for, so that nothing is ordered twice. */
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

/** Yesterday first. */
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
