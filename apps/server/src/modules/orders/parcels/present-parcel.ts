import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/orders/fulfilment';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { OrderLine } from '../own-orders/own-orders-db.ts';
import type { Parcel } from './parcels-db.ts';

type PresentedParcel = OutputOf<typeof contract.parcelList>[number];

/** A parcel as both buyer and store see it. */
export function presentParcel(parcel: Parcel, lines: readonly OrderLine[], locale: Locale): PresentedParcel {
  const { waybill, provider } = parcel;
  const isDemo = provider === 'demo';
  return {
    parcelId: parcel.id,
    dvyId: parcel.courierId ?? 0,
    dvyName: parcel.courierName ? textIn(parcel.courierName, locale) : '',
    dvyFlowId: waybill,
    trackingUrl: parcel.trackingUrl?.replace('{waybill}', encodeURIComponent(waybill)) ?? '',
    state: parcel.state,
    createTime: formatApiTime(parcel.createdAt),
    carrier: isDemo ? 'demo' : provider && !parcel.rejection ? 'real' : 'none',
    events: parcel.events.map(({ state, happenedAt, place, words }) => {
      return { state, time: formatApiTime(happenedAt), place, words };
    }),
    lines: parcel.items.flatMap(({ orderLineId, quantity }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      return line ? [presentPiece(line, quantity, locale)] : [];
    }),
  };
}

export function presentPiece(line: OrderLine, prodCount: number, locale: Locale) {
  return {
    orderItemId: line.id,
    prodName: textIn(line.prodName, locale),
    skuName: textIn(line.skuName, locale),
    pic: line.picture,
    prodCount,
  };
}
