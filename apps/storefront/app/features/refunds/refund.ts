import type { refundApplyInfo, refundInfo, refundPage } from '@galleria/contract/after-sales/refunds';
import type { OutputOf } from '@galleria/contract/operation';

/** A request in the list, with the time left. */
export type Refund = OutputOf<typeof refundPage>['records'][number] & Turn;
export type RefundLine = Refund['lines'][number];

/** A request on its own page, with its history. */
export type RefundDetail = OutputOf<typeof refundInfo> & Turn;
export type RefundStep = RefundDetail['steps'][number];

/** The lines and amounts of an order that can be refunded. */
export type Refundable = OutputOf<typeof refundApplyInfo>;

interface Turn {
  /** By the server's clock; 0 without a time limit. */
  readonly remainingSeconds: number;
}

/** For loaders: calculated on the server, so that a wrong clock in the browser does not matter. */
export function withTurn<Listed extends { endTimeIso: string | null }>(refund: Listed): Listed & Turn {
  return { ...refund, remainingSeconds: secondsUntil(refund.endTimeIso, Date.now()) };
}

export function secondsUntil(endTimeIso: string | null, nowMs: number): number {
  return endTimeIso === null ? 0 : Math.max(0, Math.ceil((Date.parse(endTimeIso) - nowMs) / 1000));
}

export const REFUND_LIST = '/user-center/uc-return';

export function refundAddress(refundSn: string): string {
  return `/return-detail?refundSn=${refundSn}`;
}

/** The list filtered by order. */
export function refundsOfOrder(orderNumber: string): string {
  return `${REFUND_LIST}?keyword=${orderNumber}`;
}

export function applyAddress(orderNumber: string, orderItemId?: number): string {
  const line = orderItemId === undefined ? '' : `&orderItemId=${orderItemId}`;
  return `/user-center/apply-return?orderNumber=${orderNumber}${line}`;
}

export function editAddress({ orderNumber, refundSn }: Pick<Refund, 'orderNumber' | 'refundSn'>): string {
  return `/user-center/apply-return?orderNumber=${orderNumber}&refundSn=${refundSn}`;
}

export function sendBackAddress(refundSn: string): string {
  return `/user-center/return-proof?refundSn=${refundSn}`;
}
