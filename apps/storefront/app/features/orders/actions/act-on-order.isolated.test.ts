import type { PageVisit } from '@galleria/contract/call';
import { expect, it, vi } from 'vitest';
import { payOrder } from '../../../pages/payment/pay-order.server.ts';
import { actOnOrder } from './act-on-order.server.ts';

// The build injects the messages, and these tests need none.
vi.mock(import('../../../messages/server-text.server.ts'), () => ({}));

const lamp = { prodName: 'Lamp', skuName: '' };
const url = new URL('https://mall.test/payment?orderNumbers=260101000000000001,260101000000000002');

/** A mall that answers "buy again" with `short`, and records the inputs. */
function mallWith(short: object) {
  const inputs: unknown[] = [];
  const call = async (_: unknown, input: unknown) => {
    inputs.push(input);
    return { ok: true, data: { addedLines: 1, cartCount: 1, isChecked: 1, missing: [], fewer: [], ...short } };
  };
  return { inputs, visit: { call, locale: 'en' } as unknown as PageVisit };
}

/** The redirect's target, or the returned outcome. */
async function outcome(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown));
}

function again(visit: PageVisit) {
  const data = new FormData();
  data.set('intent', 'buyAgain');
  data.set('orderNumber', '260101000000000001');
  return outcome(actOnOrder(visit, { url, data }));
}

it.each([
  ['all is there', {}, '/submit-order'],
  ['something is gone', { missing: [lamp] }, { missing: ['Lamp'], fewer: [] }],
  ['there are too few', { fewer: [{ ...lamp, prodCount: 1, ordered: 2 }] }, { missing: [], fewer: ['Lamp'] }],
])('an order bought again, when %s', async (_, short, expected) => {
  const answer = await again(mallWith(short).visit);
  if (typeof expected === 'string') expect(answer).toBe(expected);
  else expect(answer).toMatchObject({ done: true, ...expected });
});

it.each([
  ['/submit-order', {}],
  ['/cart', { missing: [lamp] }],
  ['/cart', { fewer: [{ ...lamp, prodCount: 1, ordered: 2 }] }],
])('a purchase ordered again leads to %s, all its orders at once', async (address, short) => {
  const { inputs, visit } = mallWith(short);
  expect(await outcome(payOrder(visit, url, { form: 'again' }))).toBe(address);
  expect(inputs).toEqual([
    { orderNumber: '260101000000000001', orderNumbers: '260101000000000001,260101000000000002' },
  ]);
});
