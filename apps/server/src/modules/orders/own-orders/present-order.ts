import { formatApiTime } from '@galleria/contract/api-time';
import type { OutputOf } from '@galleria/contract/operation';
import type { orderPage } from '@galleria/contract/orders';
import { mainUnits } from '@galleria/domain/money/main-units';
import { actionsIn } from '@galleria/domain/orders/order-lifecycle';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { parcelsInOneState } from '@galleria/domain/orders/parcel-state';
import { toAmounts } from '@galleria/domain/pricing/to-amounts';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { ListedOrder, OrderLine } from './own-orders-db.ts';

type PresentedOrder = OutputOf<typeof orderPage>['records'][number];

/** What the list and the detail page have in common, in one language. */
export function presentOrder(
  order: ListedOrder,
  lines: readonly OrderLine[],
  shopName: string,
  locale: Locale,
): PresentedOrder {
  const isToPay = order.status === ORDER_STATUS.toPay;
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
    actions: [...actionsIn(order.status)],
    amounts: toAmounts(
      { ...order, shippingFullCents: order.shippingCents },
      reductionNamesIn(order.reductions, locale),
    ),
    pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    payType: order.payType,
    closeReason: order.closeReason,
    endTimeIso: isToPay ? order.expiresAt.toISOString() : null,
    remainingSeconds: isToPay ? secondsBetween(order.now, order.expiresAt) : 0,
    lines: lines.map((line) => presentLine(line, locale)),
  };
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
    prodCount: line.quantity,
    mold: Number(line.isVirtual),
    amounts: toAmounts({ ...line, ...shipping }, reductionNamesIn(line.reductions, locale)),
  };
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
