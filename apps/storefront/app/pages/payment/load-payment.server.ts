import type { Call, PageVisit } from '@galleria/contract/call';
import { orderDetail } from '@galleria/contract/orders';
import { orderPayInfo, paymentStatus } from '@galleria/contract/payments';
import { signInFirst } from '../../features/accounts/buyer-only.server.ts';
import type { PayInfo } from './payment-form.ts';

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
  return { info: info.data, lastTry, isOnlyCodes: await boughtOnlyCodes(call, info.data) };
}

function noPayment({ reason, message }: { reason: string; message: string }, url: URL): undefined {
  if (reason === 'access.signIn') throw signInFirst(url);
  if (reason === 'order.notFound' || reason === 'input.invalid') return undefined;
  throw new Response(message, { status: 503 });
}

const VIRTUAL = 1;

/** Everything that was paid for is codes: no store has anything to get ready, they can be used at once. */
export async function boughtOnlyCodes(call: Call, { state, orderNumbers }: PayInfo): Promise<boolean> {
  if (state !== 'paid') return false;
  const orders = await Promise.all(orderNumbers.split(',').map((orderNumber) => call(orderDetail, { orderNumber })));
  return orders.every((order) => order.ok && order.data.mold === VIRTUAL);
}
