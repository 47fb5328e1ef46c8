import type { PageVisit } from '@galleria/contract/call';
import { phonePayInfo } from '@galleria/contract/payments/phone-payments';
import { redirect } from 'react-router';
import { paymentAddress } from '../../features/orders/order.ts';
import type { PhonePayment } from './phone-payment.ts';

/**
 * Undefined for an expired or a forged ticket: which of them is not disclosed. The signed-in buyer of the purchase is
 * redirected to the payment page.
 */
export async function loadPhonePayment({ call }: PageVisit, url: URL): Promise<PhonePayment | undefined> {
  const { ticket, payNumber } = ticketIn(url);
  const answer = await call(phonePayInfo, { ticket, ...(payNumber ? { payNumber } : {}) });
  if (answer.ok && answer.data.isOwn) {
    throw redirect(paymentAddress(answer.data.orderNumbers) + (payNumber ? `&payNumber=${payNumber}` : ''));
  }
  if (answer.ok) return answer.data;
  if (answer.reason === 'payment.ticketExpired' || answer.reason === 'input.invalid') return undefined;
  throw new Response(answer.message, { status: 503 });
}

export function ticketIn({ searchParams }: URL) {
  return { ticket: searchParams.get('ticket') ?? '', payNumber: searchParams.get('payNumber') };
}
