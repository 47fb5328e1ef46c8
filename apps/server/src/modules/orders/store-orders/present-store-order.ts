import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/orders/store-orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { toAmounts } from '@galleria/domain/pricing/to-amounts';
import type { Locale } from '@galleria/domain/site/locales';
import type { Queries } from '../../../infra/database/database.ts';
import type { OrderLine } from '../own-orders/own-orders-db.ts';
import { presentActivity, reductionNamesIn } from '../own-orders/present-order.ts';
import { type Parcel, readParcels } from '../parcels/parcels-db.ts';
import { presentParcel, presentPiece } from '../parcels/present-parcel.ts';
import { presentPreSale } from '../pre-sale/present-pre-sale.ts';
import type { ListedStoreOrder } from './store-orders-db.ts';

type Listed = OutputOf<typeof contract.storeOrderPage>['records'][number];

/** The fields that the list and the page of an order have in common. */
export function presentStoreOrder(order: ListedStoreOrder, lines: readonly OrderLine[], locale: Locale): Listed {
  const { receiver, pickup } = order;
  return {
    orderNumber: order.number,
    status: order.status,
    isPartlyShipped: order.isPartlyShipped,
    hasProblem: order.hasProblem,
    orderType: order.type,
    mold: Number(order.isVirtual),
    dvyType: order.deliveryType,
    createTime: formatApiTime(order.createdAt),
    payTime: timeOrNull(order.paidAt),
    dvyTime: timeOrNull(order.shippedAt),
    payType: order.payType,
    closeReason: order.closeReason,
    remindTime: timeOrNull(order.remindedAt),
    cancelAskTime: timeOrNull(order.cancelAskedAt),
    receiver: receiver?.receiver ?? pickup?.name ?? '',
    mobile: receiver?.mobile ?? pickup?.mobile ?? '',
    addr: receiver?.line ?? '',
    message: order.message,
    remark: order.storeRemark,
    payable: mainUnits(order.payableCents),
    pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    preSale: presentPreSale(order),
    missingPlaces: order.missingPlaces,
    lines: lines.map((line) => ({
      ...presentPiece(line, line.quantity, locale),
      prodId: line.prodId,
      skuId: line.skuId,
      price: mainUnits(line.unitCents),
      activity: presentActivity(line, locale),
      shippedCount: line.shippedQuantity,
      amounts: toAmounts(
        { ...line, shippingFullCents: line.shippingCents, shippingOffCents: 0 },
        reductionNamesIn(line.reductions, locale),
      ),
    })),
  };
}

/** Adds the reason why a provider rejected the waybill, which buyers do not see. */
export function presentStoreParcel(parcel: Parcel, lines: readonly OrderLine[], locale: Locale) {
  return { ...presentParcel(parcel, lines, locale), rejection: parcel.rejection ?? '' };
}

/** The packages of an order as its store and the mall see them. */
export async function packagesOf(
  queries: Queries,
  { id, lines }: { readonly id: number; readonly lines: readonly OrderLine[] },
  locale: Locale,
) {
  const parcels = await readParcels(queries, id);
  return parcels.map((parcel) => presentStoreParcel(parcel, lines, locale));
}

export function timeOrNull(moment: Date | null): string | null {
  return moment && formatApiTime(moment);
}
