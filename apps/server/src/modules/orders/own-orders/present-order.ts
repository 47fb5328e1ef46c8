import type { OutputOf } from '@galleria/contract/operation';
import type { orderPage } from '@galleria/contract/orders/orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refundKindsOf } from '@galleria/domain/after-sales/refund-possibility';
import { mainUnits } from '@galleria/domain/money/main-units';
import { actionsIn, type OrderAction } from '@galleria/domain/orders/order-lifecycle';
import { ORDER_REFUND_STATE, ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { parcelsInOneState } from '@galleria/domain/orders/parcel-state';
import { toAmounts } from '@galleria/domain/pricing/to-amounts';
import { DAY_MS } from '@galleria/domain/site/durations';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { presentPreSale } from '../pre-sale/present-pre-sale.ts';
import { cancelOfferOf, mayAskToCancel } from './cancel-offer.ts';
import type { ListedOrder, OrderLine } from './own-orders-db.ts';

type PresentedOrder = OutputOf<typeof orderPage>['records'][number];

interface About {
  readonly shopName: string;
  readonly rules: Pick<MallRules, 'afterSalesDays' | 'appendReviewDays'>;
  /** The time limit of the order's store for cancelling at once. */
  readonly cancelMinutes: number;
}

/** The fields that the list and the detail page have in common, in one language. */
export function presentOrder(
  order: ListedOrder,
  lines: readonly OrderLine[],
  { shopName, rules: { afterSalesDays, appendReviewDays }, cancelMinutes }: About,
  locale: Locale,
): PresentedOrder {
  const isToPay = order.status === ORDER_STATUS.toPay;
  const cancelOffer = cancelOfferOf(order, cancelMinutes);
  return {
    orderNumber: order.number,
    tradeOrderNumbers: order.tradeNumbers,
    status: order.status,
    logisticsState: parcelsInOneState(order.parcelStates),
    orderType: order.type,
    mold: Number(order.isVirtual),
    shopId: order.storeId,
    shopName,
    createTime: formatApiTime(order.createdAt),
    actions: actionsOn(order, {
      appendReviewDays,
      isCancelable: isToPay || cancelOffer !== null,
      mayAsk: mayAskToCancel(order, cancelOffer),
    }),
    amounts: toAmounts(
      { ...order, shippingFullCents: order.shippingCents },
      reductionNamesIn(order.reductions, locale),
    ),
    pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    payType: order.payType,
    closeReason: order.closeReason,
    refundStatus: refundStatusOf(order),
    isRefundable: isRefundable(order, lines, afterSalesDays),
    cancelOffer,
    endTimeIso: isToPay ? order.expiresAt.toISOString() : null,
    remainingSeconds: isToPay ? secondsBetween(order.now, order.expiresAt) : 0,
    preSale: presentPreSale(order),
    lines: lines.map((line) => presentLine(line, locale)),
  };
}

/** Additions to reviews are possible for a limited time. The page of reviews shows which of them have one already. */
function actionsOn(
  order: ListedOrder,
  { appendReviewDays, isCancelable, mayAsk }: { appendReviewDays: number; isCancelable: boolean; mayAsk: boolean },
): OrderAction[] {
  const { status, completedAt, now } = order;
  const isTooLate = !completedAt || now.getTime() - completedAt.getTime() > appendReviewDays * DAY_MS;
  const excluded = new Set<OrderAction>(isTooLate ? ['addToReview'] : []);
  if (!isCancelable) excluded.add('cancel');
  if (!mayAsk) excluded.add('askToCancel');
  const step = presentPreSale(order)?.step;
  // A buyer cannot cancel once the deposit is paid, and can pay the balance only in its window.
  if (step === 'waiting' || step === 'balance') excluded.add('cancel');
  if (step === 'waiting') excluded.add('pay');
  return actionsIn(status).filter((action) => !excluded.has(action));
}

function presentLine(line: OrderLine, locale: Locale): PresentedOrder['lines'][number] {
  const shipping = { shippingFullCents: line.shippingCents, shippingOffCents: 0 };
  return {
    orderItemId: line.id,
    prodId: line.prodId,
    skuId: line.skuId,
    prodName: textIn(line.prodName, locale),
    skuName: textIn(line.skuName, locale),
    pic: line.picture,
    price: mainUnits(line.unitCents),
    activity: presentActivity(line, locale),
    prodCount: line.quantity,
    mold: Number(line.isVirtual),
    ...{ refundSn: line.refundNumber, refundNum: line.refundedQuantity },
    amounts: toAmounts({ ...line, ...shipping }, reductionNamesIn(line.reductions, locale)),
  };
}

/** The activity behind the price of a line, in the API's format. */
export function presentActivity({ activityId, activity }: Pick<OrderLine, 'activityId' | 'activity'>, locale: Locale) {
  if (activityId === null || !activity) return null;
  const { kind, name, normalCents, combo } = activity;
  const shown = { activityId, kind, name: textIn(name, locale), normalPrice: mainUnits(normalCents) };
  return combo ? { ...shown, perSet: combo.perSet } : shown;
}

/** The order's refund state, as the API numbers it. */
function refundStatusOf({ openClaims, hasFailedRefund, refundedCents, payableCents }: ListedOrder): number | null {
  if (hasFailedRefund) return ORDER_REFUND_STATE.failed;
  if (openClaims > 0) return ORDER_REFUND_STATE.applied;
  if (refundedCents === 0) return null;
  return refundedCents === payableCents ? ORDER_REFUND_STATE.refunded : ORDER_REFUND_STATE.partlyRefunded;
}

function isRefundable(order: ListedOrder, lines: readonly OrderLine[], afterSalesDays: number): boolean {
  const { paidAt, receivedAt, now } = order;
  const isPeriodExpired = receivedAt !== null && now.getTime() > receivedAt.getTime() + afterSalesDays * DAY_MS;
  const hasRefundableLine = lines.some((line) => line.refundedQuantity + line.claimedQuantity < line.quantity);
  return hasRefundableLine && refundKindsOf({ ...order, isPaid: paidAt !== null, isPeriodExpired, lines }).length > 0;
}

/** Reductions have the names that they had when the order was placed. */
export function reductionNamesIn(snapshots: ListedOrder['reductions'], locale: Locale) {
  return ({ kind, sourceId }: { kind: string; sourceId: number }) => {
    const named = snapshots.find((one) => one.kind === kind && one.sourceId === sourceId);
    return named ? textIn(named.name, locale) : '';
  };
}

/** Rounded up: while a fraction of a second is left, the order can be paid. */
function secondsBetween(now: Date, end: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
