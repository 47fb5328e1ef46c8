import type { Call, PageVisit } from '@galleria/contract/call';
import { orderDetail } from '@galleria/contract/orders/orders';
import { orderPayInfo, paymentStatus } from '@galleria/contract/payments/payments';
import type { OrderDetail } from '../../features/orders/order.ts';
import { loginRedirect } from '../../visit/buyer-only.server.ts';
import type { PayInfo } from './payment-form.ts';
import type { PlacedOrder } from './placed-orders.tsx';

/** The payment info of a purchase and the state of its last attempt; undefined when there is no such purchase. */
export async function loadPayment({ call }: PageVisit, url: URL) {
  const orderNumbers = url.searchParams.get('orderNumbers') ?? '';
  const [info, status] = await Promise.all([
    call(orderPayInfo, { orderNumbers }),
    call(paymentStatus, { orderNumbers }),
  ]);
  if (!info.ok) return noPayment(info, url);
  if (!status.ok) return noPayment(status, url);
  const { lastTry } = status.data;
  return { info: info.data, lastTry, ...(await loadPlacedOrders(call, info.data)) };
}

function noPayment({ reason, message }: { reason: string; message: string }, url: URL): undefined {
  if (reason === 'access.signIn') throw loginRedirect(url);
  if (reason === 'order.notFound' || reason === 'input.invalid') return undefined;
  throw new Response(message, { status: 503 });
}

const VIRTUAL = 1;

/** The orders of a purchase that is paid or will be paid on delivery; nothing for other states. */
export async function loadPlacedOrders(call: Call, { state, orderNumbers }: PayInfo) {
  if (state !== 'paid' && state !== 'promised') return { isOnlyCodes: false, placed: [] };
  const answers = await Promise.all(orderNumbers.split(',').map((orderNumber) => call(orderDetail, { orderNumber })));
  const orders = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  const [inGroup] = orders.flatMap(({ group, lines: [line] }) =>
    group && line ? [{ group, line: toGroupLine(line) }] : [],
  );
  return {
    /** Whether all orders are virtual: their vouchers can be used at once. */
    isOnlyCodes: orders.length === answers.length && orders.every(({ mold }) => mold === VIRTUAL),
    placed: orders.map(toPlacedOrder),
    /** Set when it was bought in a group: such a purchase has this one order only. */
    ...(inGroup && { inGroup }),
  };
}

/** The fields of an order that the page shows; the rest is not sent to the browser. */
function toPlacedOrder({ orderNumber, shopName, arrival, earnsScore, userAddr, pickup }: OrderDetail): PlacedOrder {
  return { orderNumber, shopName, arrival, earnsScore, userAddr, stationName: pickup?.stationName ?? '' };
}

/** The fields of a line that the page shows; the rest is not sent to the browser. */
function toGroupLine({ prodId, prodName, activity }: OrderDetail['lines'][number]) {
  return { prodId, prodName, activity };
}
