import { describe, expect, it } from 'vitest';
import { makeStaffKey } from '../../infra/sessions/staff-key/staff-key.ts';
import { dataOf, openPayMall, type PayMall } from './testing/pay-mall.ts';

const TRANSFER = 8;
const BANK = { payee: 'Galleria Ltd.', account: 'DE00 1234', bank: 'Bank of Tests' };

async function openTransferMall() {
  const mall = await openPayMall();
  await mall.set('transferAccount', BANK);
  const ada = await mall.buyer('ada');
  const announce = async (cents: number) => {
    const { orderNumbers, amount } = await ada.place(cents);
    const pay = () => ada.pay(orderNumbers, TRANSFER);
    await expect.poll(async () => (await pay()).reason, { timeout: 10_000 }).toBeUndefined();
    const { payNumber } = dataOf(await pay()) as { payNumber: string };
    return { orderNumbers, amount, payNumber };
  };
  return { mall, ada, announce, staff: await staffOf(mall) };
}

/** Somebody of the staff, over HTTP. */
async function staffOf(mall: PayMall) {
  const { key } = await makeStaffKey(mall.database.queries);
  const headers = { authorization: `Bearer ${key}` };
  return {
    list: async (query = '') =>
      dataOf((await mall.call(`/s/payment/transfers${query}`, { headers })).envelope) as {
        total: number;
        pages: number;
        records: { payNumber: string; state: string }[];
      },
    confirm: async (payNumber: string, amount: number) => {
      const payload = { payNumber, amount };
      return (await mall.call('/s/payment/confirmTransfer', { method: 'POST', headers, payload })).envelope;
    },
  };
}

describe('transfers that were announced', () => {
  it('are listed for the staff until they are seen', async () => {
    const { ada, announce, staff, mall } = await openTransferMall();
    const first = await announce(2500);
    const second = await announce(1200);
    const listed = await staff.list();
    expect(listed).toMatchObject({ total: 2, pages: 1 });
    expect(listed.records).toMatchObject([
      { ...second, currency: 'USD', state: 'pending' },
      { ...first, currency: 'USD', state: 'pending' },
    ]);
    expect(await staff.list('?size=1&current=2')).toMatchObject({ pages: 2, records: [first] });
    expect((await staff.confirm(first.payNumber, 24.99)).reason).toBe('payment.amount');
    expect(await staff.confirm(first.payNumber, 25)).toMatchObject({ data: { state: 'paid' } });
    expect(await ada.status(first.orderNumbers)).toMatchObject({ state: 'paid' });
    expect((await staff.list()).records).toMatchObject([second]);
    expect(await mall.prove()).toEqual([]);
  });

  it('are still listed when nobody waits for them any more, and become balance', async () => {
    const { ada, announce, staff, mall } = await openTransferMall();
    const { payNumber, amount, orderNumbers } = await announce(2500);
    const cancelled = await ada.browser.call('PUT', `/p/myOrder/cancel/${orderNumbers}`);
    expect(cancelled.success).toBe(true);
    expect((await staff.list()).records).toMatchObject([{ payNumber, state: 'closed' }]);
    expect(await staff.confirm(payNumber, amount)).toMatchObject({ data: { state: 'closed' } });
    expect(await ada.balance()).toBe(25);
    expect((await staff.list()).records).toEqual([]);
    expect(await mall.prove()).toEqual([]);
  });
});
