import type { PageVisit } from '@galleria/contract/call';
import { orderPayInfo, payStatus } from '@galleria/contract/payments';
import { signInFirst } from '../../account/require-buyer.server.ts';
import { boughtOnlyCodes } from './bought-codes.server.ts';

/** What the counter shows of a purchase and how the last try went, or that there is no such purchase. */
export async function loadPayment({ call }: PageVisit, url: URL) {
  const orderNumbers = url.searchParams.get('orderNumbers') ?? '';
  const [info, status] = await Promise.all([call(orderPayInfo, { orderNumbers }), call(payStatus, { orderNumbers })]);
  if (info.ok) {
    const wasDeclined = status.ok && status.data.lastTry === 'failed';
    return { info: info.data, wasDeclined, isOnlyCodes: await boughtOnlyCodes(call, info.data) };
  }
  if (info.reason === 'access.signIn') throw signInFirst(url);
  if (info.reason === 'order.notFound' || info.reason === 'input.invalid') return undefined;
  throw new Response(info.message, { status: 503 });
}
