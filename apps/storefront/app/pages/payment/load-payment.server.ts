import type { PageVisit } from '@galleria/contract/call';
import { orderPayInfo, paymentStatus } from '@galleria/contract/payments';
import { signInFirst } from '../../features/accounts/buyer-only.server.ts';
import { boughtOnlyCodes } from './bought-codes.server.ts';

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
