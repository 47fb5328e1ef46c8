import type { refundApplyInfo, refundInfo, refundPage } from '@galleria/contract/after-sales/refunds';
import type { OutputOf } from '@galleria/contract/operation';

/** As the list shows it, with how long it is somebody's turn. */
export type Refund = OutputOf<typeof refundPage>['records'][number] & Turn;
export type RefundLine = Refund['lines'][number];

/** With everything that happened. */
export type RefundDetail = OutputOf<typeof refundInfo> & Turn;
export type RefundStep = RefundDetail['steps'][number];

/** What of an order can be asked for. */
export type Refundable = OutputOf<typeof refundApplyInfo>;

interface Turn {
  /** From the mall's clock; 0 where no clock runs. */
  readonly remainingSeconds: number;
}

/** For loaders: counted here, so that a wrong clock in the browser does not matter. */
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

/** The requests of one order. */
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
