import type { Envelope } from '@galleria/contract/wire/envelope';
import { dataOf, type PayMall } from './pay-mall.ts';

type Buyer = Awaited<ReturnType<PayMall['buyer']>>;

interface StartedPayment {
  readonly payNumber: string;
  readonly redirectUrl: string;
}

/** A visitor without a session, who has a ticket only. */
export function openPhone(mall: PayMall) {
  const info = async (ticket: string, payNumber?: string): Promise<Envelope> => {
    const query = new URLSearchParams({ ticket, ...(payNumber ? { payNumber } : {}) });
    return (await mall.call(`/order/phonePayInfo?${query}`)).envelope;
  };
  const pay = async (ticket: string, payType = 13): Promise<Envelope> =>
    (await mall.call('/order/payByPhone', { method: 'POST', payload: { ticket, payType } })).envelope;
  return {
    info,
    pay,
    /** Starts a payment and pays it at the provider, which has not reported it yet. */
    charge: async (ticket: string, payType = 13) => {
      const started = dataOf(await pay(ticket, payType)) as StartedPayment;
      const [payment] = await mall.rows<{ gateway_ref: string; amount_cents: string }>(
        'select gateway_ref, amount_cents from payment where number = $1',
        [started.payNumber],
      );
      const reference = payment?.gateway_ref ?? '';
      await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [reference]);
      return { ...started, reference, cents: Number(payment?.amount_cents) };
    },
    /** Refusals of both calls; undefined: not refused. */
    refusals: async (ticket: string) => [(await info(ticket)).reason, (await pay(ticket)).reason],
  };
}

export async function ticketOf({ browser }: Buyer, orderNumbers: string): Promise<string> {
  const answer = await browser.call('GET', `/p/order/phonePayTicket?orderNumbers=${orderNumbers}`);
  return (dataOf(answer) as { ticket: string }).ticket;
}
