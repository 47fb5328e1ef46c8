import type { OutputOf } from '@galleria/contract/operation';
import type { orderDetail } from '@galleria/contract/orders';
import { mayDo } from '@galleria/domain/orders/order-lifecycle';
import { ORDER_STATUS, type OrderStatus } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { signedInBuyer } from '../../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { formatApiTime } from '../../../infra/dialect-time.ts';
import { isTransferAnnounced } from '../../payments/index.ts';
import type { OrdersContext } from '../context.ts';
import { type OwnOrder, readOrderLines, readOwnOrder, readVouchers } from './own-orders-db.ts';
import { remindableFrom } from './remind-seller.ts';
import { showOrder } from './present-order.ts';

type Detail = OutputOf<typeof orderDetail>;

export function showDetail({ database: { queries }, stores, rules }: OrdersContext): BoundUseCase<typeof orderDetail> {
  return async ({ orderNumber }, caller) => {
    const { locale } = caller;
    const order = await readOwnOrder(queries, signedInBuyer(caller).userId, orderNumber);
    if (!order) return refuse('order.notFound');
    const [lines, vouchers] = await Promise.all([readOrderLines(queries, [order.id]), readVouchers(queries, order.id)]);
    const shopName = (await stores.summaries(locale)).get(order.storeId)?.shopName ?? '';
    return {
      ...showOrder(order, lines, shopName, locale),
      ...timesOf(order),
      payType: await payTypeOf(queries, order),
      dvyType: order.deliveryType,
      remarks: order.message,
      canRemindAgainIso: remindAgainIso(order, (await rules()).remindEveryMinutes),
      userAddr: receiverOf(order),
      pickup: pickupOf(order, locale),
      vouchers: vouchers.map(({ code, orderLineId, status, validUntil }) => {
        return { code, orderItemId: orderLineId, status, endTime: timeOrNull(validUntil) };
      }),
      virtualRemarks: order.answers,
      invoice: order.invoice,
    };
  };
}

/** While it waits, by what was announced. */
async function payTypeOf(queries: Queries, { status, tradeId, payType }: OwnOrder): Promise<number | null> {
  const isAnnounced = status === ORDER_STATUS.toPay && (await isTransferAnnounced(queries, tradeId));
  return isAnnounced ? PAY_TYPE.transfer : payType;
}

function timesOf({ paidAt, shippedAt, receivedAt, completedAt, closedAt }: OwnOrder) {
  return {
    payTime: timeOrNull(paidAt),
    dvyTime: timeOrNull(shippedAt),
    finallyTime: timeOrNull(receivedAt),
    completeTime: timeOrNull(completedAt),
    cancelTime: timeOrNull(closedAt),
  };
}

function timeOrNull(moment: Date | null): string | null {
  return moment && formatApiTime(moment);
}

/** Nothing when it can be done now, or not at all. */
function remindAgainIso({ status, remindedAt, now }: OwnOrder, everyMinutes: number): string | null {
  if (!remindedAt || !mayDo(status as OrderStatus, 'remind')) return null;
  const again = remindableFrom(remindedAt, everyMinutes);
  return again > now ? again.toISOString() : null;
}

function receiverOf({ receiver }: OwnOrder): Detail['userAddr'] {
  if (!receiver) return null;
  const { receiver: name, mobile, postCode, line } = receiver;
  return { receiver: name, mobile, postCode, addr: line };
}

function pickupOf({ pickup, paidAt }: OwnOrder, locale: Locale): Detail['pickup'] {
  if (!pickup) return null;
  const { stationName, addr, hours, phone, name, mobile, code } = pickup;
  return {
    stationName: textIn(stationName, locale),
    addr: textIn(addr, locale),
    hours: textIn(hours, locale),
    phone,
    name,
    mobile,
    code: paidAt ? code : '',
  };
}
