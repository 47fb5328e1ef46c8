import type { Call, PageVisit } from '@galleria/contract/call';
import { orderDetail } from '@galleria/contract/orders/orders';
import { orderPayInfo, paymentStatus } from '@galleria/contract/payments/payments';
import { signInFirst } from '../../features/accounts/buyer-only.server.ts';
import type { OrderDetail } from '../../features/orders/order.ts';
import type { PayInfo } from './payment-form.ts';
import type { PlacedOrder } from './placed-orders.tsx';

/** What the counter shows of a purchase and how the last try went, or that there is no such purchase. */
export async function loadPayment({ call }: PageVisit, url: URL) {
  const orderNumbers = url.searchParams.get('orderNumbers') ?? '';
  const [info, status] = await Promise.all([
    call(orderPayInfo, { orderNumbers }),
    call(paymentStatus, { orderNumbers }),
  ]);
  if (!info.ok) return noPayment(info, url);
  if (!status.ok) return noPayment(status, url);
  const { lastTry } = status.data;
  return { info: info.data, lastTry, ...(await boughtBy(call, info.data)) };
}

function noPayment({ reason, message }: { reason: string; message: string }, url: URL): undefined {
  if (reason === 'access.signIn') throw signInFirst(url);
  if (reason === 'order.notFound' || reason === 'input.invalid') return undefined;
  throw new Response(message, { status: 503 });
}

const VIRTUAL = 1;

/** What a purchase was about that is paid, or will be on delivery; of others the counter says nothing more. */
export async function boughtBy(call: Call, { state, orderNumbers }: PayInfo) {
  if (state !== 'paid' && state !== 'promised') return { isOnlyCodes: false, placed: [] };
  const answers = await Promise.all(orderNumbers.split(',').map((orderNumber) => call(orderDetail, { orderNumber })));
  const orders = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  const [inGroup] = orders.flatMap(({ group, lines: [line] }) =>
    group && line ? [{ group, line: lineOf(line) }] : [],
  );
  return {
    /** No store has anything to get ready: codes can be used at once. */
    isOnlyCodes: orders.length === answers.length && orders.every(({ mold }) => mold === VIRTUAL),
    placed: orders.map(placedOf),
    /** Where it was bought in a group, which is alone in its purchase. */
    ...(inGroup && { inGroup }),
  };
}

/** What the page shows of an order, and nothing else. */
function placedOf({ orderNumber, shopName, arrival, earnsScore, userAddr, pickup }: OrderDetail): PlacedOrder {
  return { orderNumber, shopName, arrival, earnsScore, userAddr, stationName: pickup?.stationName ?? '' };
}

/** What the page shows of it, and nothing else. */
function lineOf({ prodId, prodName, activity }: OrderDetail['lines'][number]) {
  return { prodId, prodName, activity };
}
