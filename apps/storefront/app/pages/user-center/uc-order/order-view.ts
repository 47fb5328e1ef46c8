import { ORDER_STATUS, ORDER_TYPE } from '@galleria/domain/orders/order-status';
import { DAY_MS } from '@galleria/domain/site/durations';
import { ORDER_LIST } from '../../../features/orders/order.ts';

/** Kinds of orders with a tab of their own; the others are in `all` only. */
export const TABS = ['all', 'general', 'group', 'flashSale', 'points'] as const;
type OrderTab = (typeof TABS)[number];

export const STATES = ['all', 'toPay', 'grouping', 'toShip', 'toReceive', 'toReview', 'done', 'closed'] as const;
export type OrderState = (typeof STATES)[number];

export const RANGES = ['all', 'month', 'quarter', 'year', 'own'] as const;
type TimeRange = (typeof RANGES)[number];

/** The state of the page, stored in the address: it can be bookmarked and works without scripts. */
export interface OrderView {
  readonly tab: OrderTab;
  readonly state: OrderState;
  readonly keyword: string;
  readonly range: TimeRange;
  /** First and last day of a custom range, `yyyy-MM-dd`, or empty. */
  readonly from: string;
  readonly to: string;
}

const MAX_KEYWORD_LENGTH = 100;

/** Invalid parameters are ignored. */
export function readOrderView(query: URLSearchParams): OrderView {
  const range = parseChoice(RANGES, query.get('range'));
  return {
    tab: parseChoice(TABS, query.get('type')),
    state: parseChoice(STATES, query.get('state')),
    keyword: (query.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH),
    range,
    from: range === 'own' ? dayIn(query.get('from')) : '',
    to: range === 'own' ? dayIn(query.get('to')) : '',
  };
}

/** The first one is the default. */
function parseChoice<const Names extends readonly [string, ...string[]]>(
  names: Names,
  name: string | null,
): Names[number] {
  return names.find((one) => one === name) ?? names[0];
}

function dayIn(text: string | null): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const moment = Date.parse(`${text}T00:00:00Z`);
  // `Date.parse` accepts the 31st of February as a day in March.
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== text ? '' : text;
}

export function orderListAddress(view: OrderView): string {
  const query = new URLSearchParams();
  if (view.tab !== 'all') query.set('type', view.tab);
  if (view.state !== 'all') query.set('state', view.state);
  if (view.keyword) query.set('keyword', view.keyword);
  if (view.range !== 'all') query.set('range', view.range);
  if (view.from) query.set('from', view.from);
  if (view.to) query.set('to', view.to);
  return query.size > 0 ? `${ORDER_LIST}?${query}` : ORDER_LIST;
}

/** Whether the list is filtered by more than tab and state. */
export function isSearched({ keyword, range }: OrderView): boolean {
  return keyword !== '' || range !== 'all';
}

const DAYS: Partial<Record<TimeRange, number>> = { month: 30, quarter: 91, year: 365 };

/** Input of the operation. Dates are whole days of the mall's clock. */
export function orderQuery({ tab, state, keyword, range, from, to }: OrderView, nowMs: number) {
  const days = DAYS[range];
  const since = days === undefined ? from : new Date(nowMs - days * DAY_MS).toISOString().slice(0, 10);
  return {
    orderType: tab === 'all' ? undefined : ORDER_TYPE[tab],
    status: state === 'all' ? 0 : ORDER_STATUS[state],
    keyword: keyword || undefined,
    startTime: since ? `${since} 00:00:00` : undefined,
    endTime: to ? `${to} 23:59:59` : undefined,
  };
}
