import type { PageVisit } from '@galleria/contract/call';
import { expect, it, vi } from 'vitest';
import { payOrder } from './pay-order.server.ts';

// The build injects the messages, and these tests need none.
vi.mock(import('../../messages/server-text.server.ts'), () => ({}));

const lamp = { prodName: 'Lamp', skuName: '' };
const url = new URL('https://mall.test/payment?orderNumbers=260101000000000001,260101000000000002');

it.each([
  ['/submit-order', {}],
  ['/cart', { missing: [lamp] }],
  ['/cart', { fewer: [{ ...lamp, prodCount: 1, ordered: 2 }] }],
])('a purchase ordered again leads to %s, all its orders at once', async (address, short) => {
  const data = { addedLines: 1, cartCount: 1, isChecked: 1, missing: [], fewer: [], ...short };
  const call = vi.fn(async (_operation: unknown, _input: object) => ({ ok: true, data }));
  const visit = { call, locale: 'en' } as unknown as PageVisit;

  const thrown: unknown = await payOrder(visit, url, { form: 'again' }).catch((error: unknown) => error);

  expect(thrown instanceof Response && thrown.headers.get('location')).toBe(address);
  expect(call.mock.calls.map(([, input]) => input)).toEqual([
    { orderNumber: '260101000000000001', orderNumbers: '260101000000000001,260101000000000002' },
  ]);
});
