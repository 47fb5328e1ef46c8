import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import type { OrderDetail } from '../../../features/orders/order.ts';
import type { Refundable, RefundDetail } from '../../../features/refunds/refund.ts';
import { keptCentsFor } from './gift-limits.ts';
import { amountText, maxRefund, type RefundLimits } from './refund-limits.ts';

export type RefundableLine = Refundable['lines'][number];

/** The subject of the form, its limits and its initial values. */
export interface Application {
  readonly orderNumber: string;
  /** One order line; undefined: the whole order. */
  readonly orderItemId: number | undefined;
  readonly status: number;
  readonly isVirtual: boolean;
  readonly applyTypes: readonly number[];
  readonly limits: RefundLimits;
  /** Whether gifts are kept and their worth is taken off the refund. */
  readonly keepsGift: boolean;
  readonly isAmountFixed: boolean;
  /** The request that is being changed; undefined for a new one. */
  readonly refundSn: string | undefined;
  readonly first: FirstValues;
}

interface FirstValues {
  readonly count: number;
  readonly applyType: number;
  readonly isReceived: boolean | undefined;
  readonly reason: string;
  readonly amount: string;
  readonly words: string;
  readonly imgs: readonly string[];
  readonly mobile: string;
}

/** The order line in the address; undefined for the whole order, where that can be chosen. */
export function chosenLine(info: Refundable, orderItemId: string | null): RefundableLine | undefined {
  const left = info.lines.filter(isChoosable);
  const named = left.find((line) => String(line.orderItemId) === orderItemId);
  return named ?? (isWholeChoosable(info) ? undefined : left[0]);
}

/** A line with an open request cannot be chosen until that is answered. */
export function withoutPendingRequests(info: Refundable, requested: readonly { orderItemId: number }[]): Refundable {
  const isRequested = (line: RefundableLine) => requested.some(({ orderItemId }) => orderItemId === line.orderItemId);
  const lines = info.lines.map((line) => (isRequested(line) ? { ...line, ...NOTHING_LEFT } : line));
  return { ...info, lines };
}

const NOTHING_LEFT = { maxCount: 0, maxAmount: 0, maxScore: 0 };

/** The whole order can be chosen while it has several paid lines and each of them has pieces left to refund. */
export function isWholeChoosable({ lines }: Refundable): boolean {
  const paid = lines.filter(({ isGift }) => !isGift);
  return paid.length > 1 && paid.every(({ maxCount }) => maxCount > 0);
}

export function isChoosable({ maxCount, isGift }: RefundableLine): boolean {
  return maxCount > 0 && !isGift;
}

export function newApplication(info: Refundable, line: RefundableLine | undefined, keepsGift = false): Application {
  const limits = line ? limitsOfLine(info, line, keepsGift) : limitsOfOrder(info, keepsGift);
  return {
    orderNumber: info.orderNumber,
    orderItemId: line?.orderItemId,
    status: info.status,
    isVirtual: info.isVirtual,
    applyTypes: info.applyTypes,
    limits,
    keepsGift,
    isAmountFixed: false,
    refundSn: undefined,
    first: {
      count: limits.maxCount,
      applyType: info.applyTypes[0] ?? REFUND_KIND.moneyOnly,
      isReceived: undefined,
      reason: '',
      amount: amountText(maxRefund(limits, limits.maxCount).cents),
      words: '',
      imgs: [],
      mobile: info.mobile,
    },
  };
}

function limitsOfLine(info: Refundable, line: RefundableLine, keepsGift: boolean): RefundLimits {
  return {
    leastCount: 1,
    maxCount: line.maxCount,
    goodsCents: centsOf(line.maxAmount),
    points: line.maxScore,
    pieces: line.maxCount,
    postageCents: line.combo?.isWholeSets ? centsOf(info.postage) : postageWith(info, [line]),
    ...byCount(line),
    gift: keepsGift ? line : undefined,
  };
}

function byCount({ combo }: RefundableLine): Pick<RefundLimits, 'byCount'> {
  return combo ? { byCount: combo.amounts.map(centsOf) } : {};
}

/** The postage is refunded with the last item, when nothing else is left to refund. */
function postageWith({ lines, postage }: Refundable, asked: readonly { orderItemId: number }[]): number {
  const isAsked = (line: RefundableLine) => asked.some(({ orderItemId }) => orderItemId === line.orderItemId);
  return lines.every((line) => isAsked(line) || !isChoosable(line)) ? centsOf(postage) : 0;
}

function limitsOfOrder({ lines, postage, comboAmount }: Refundable, keepsGift: boolean): RefundLimits {
  const keptCents = (line: RefundableLine) => (keepsGift ? keptCentsFor(line, line.maxCount) : 0);
  const goodsCents = lines.reduce((sum, line) => sum + centsOf(line.maxAmount) - keptCents(line), 0);
  return {
    ...WHOLE_ORDER,
    goodsCents: comboAmount === null ? goodsCents : centsOf(comboAmount),
    points: lines.reduce((sum, { maxScore }) => sum + maxScore, 0),
    postageCents: centsOf(postage),
  };
}

/** A whole order has no quantity to choose. */
const WHOLE_ORDER = { leastCount: 1, maxCount: 1, pieces: 1 };

/** For changing a request: the pieces that it already includes count as left. */
export function changedApplication(refund: RefundDetail, info: Refundable, order: OrderDetail): Application {
  // Gifts follow from their main items.
  const [line, ...others] = refund.lines.filter(({ isGift }) => !isGift);
  const isWhole = !line || others.length > 0;
  const { applyType, isReceived, reason, words, imgs, mobile } = refund;
  return {
    orderNumber: refund.orderNumber,
    orderItemId: isWhole ? undefined : line.orderItemId,
    status: info.status,
    isVirtual: info.isVirtual,
    applyTypes: [...new Set([...info.applyTypes, applyType])].sort(),
    limits: withoutKeptGifts(
      isWhole ? limitsOfWhole(refund, info, order) : limitsOfChanged(line, info, order),
      refund,
      info,
    ),
    keepsGift: refund.lines.some(({ keptNum }) => keptNum > 0),
    isAmountFixed: !refund.canEditAmount,
    refundSn: refund.refundSn,
    first: {
      count: isWhole ? 1 : line.goodsNum,
      amount: amountText(centsOf(refund.refundAmount)),
      ...{ applyType, isReceived, reason, words, imgs, mobile },
    },
  };
}

/** Takes the worth of kept gifts off the limit, as the requested amount already has. */
function withoutKeptGifts(limits: RefundLimits, refund: RefundDetail, { lines }: Refundable): RefundLimits {
  const worthOf = (name: string) => centsOf(lines.find(({ gift }) => gift?.prodName === name)?.gift?.worth ?? 0);
  const keptCents = refund.lines.reduce((sum, { prodName, keptNum }) => sum + keptNum * worthOf(prodName), 0);
  return { ...limits, goodsCents: Math.max(0, limits.goodsCents - keptCents) };
}

function limitsOfChanged(line: RefundDetail['lines'][number], info: Refundable, order: OrderDetail): RefundLimits {
  const known = info.lines.find(({ orderItemId }) => orderItemId === line.orderItemId);
  // While a request about a combo is open, no other line of it can be requested: the rest of this line is left.
  const left = known?.combo ? known.combo.amounts.length - line.goodsNum : (known?.maxCount ?? 0);
  const paid = paidFor(order, line.orderItemId);
  return {
    leastCount: line.goodsNum,
    maxCount: Math.min(line.goodsNum + left, line.prodCount),
    goodsCents: paid.cents,
    points: paid.points,
    pieces: line.prodCount,
    postageCents: postageWith(info, [line]),
    ...(known ? byCount(known) : {}),
  };
}

function limitsOfWhole(refund: RefundDetail, info: Refundable, order: OrderDetail): RefundLimits {
  const lines = refund.lines.map(({ orderItemId, goodsNum, prodCount }) => {
    const { cents, points } = paidFor(order, orderItemId);
    return maxRefund({ ...WHOLE_ORDER, goodsCents: cents, points, pieces: prodCount, postageCents: 0 }, goodsNum);
  });
  return {
    ...WHOLE_ORDER,
    goodsCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    points: lines.reduce((sum, { points }) => sum + points, 0),
    postageCents: postageWith(info, refund.lines),
  };
}

/** The amount paid for a line, without postage. */
function paidFor(order: OrderDetail, orderItemId: number) {
  const amounts = order.lines.find((line) => line.orderItemId === orderItemId)?.amounts;
  const offCents = amounts?.reductions.reduce((sum, { amount }) => sum + centsOf(amount), 0) ?? 0;
  return { cents: centsOf(amounts?.total ?? 0) - offCents, points: amounts?.score ?? 0 };
}
