import type { PageVisit } from '@galleria/contract/call';
import { expect, it, vi } from 'vitest';
import { actOnOrder } from './act-on-order.server.ts';

// The build injects the messages, and these tests need none.
vi.mock(import('../../../messages/server-text.server.ts'), () => ({}));

const lamp = { prodName: 'Lamp', skuName: '' };
const url = new URL('https://mall.test/order-detail?orderNumber=260101000000000001');

/** A visit to a mall that answers "buy again" with `short`. */
function visitTo(short: object): PageVisit {
  const data = { addedLines: 1, cartCount: 1, isChecked: 1, missing: [], fewer: [], ...short };
  return { call: async () => ({ ok: true, data }), locale: 'en' } as unknown as PageVisit;
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
])('buying an order again leads to the checkout, or reports what is missing, when %s', async (_, short, expected) => {
  const answer = await again(visitTo(short));
  if (typeof expected === 'string') expect(answer).toBe(expected);
  else expect(answer).toMatchObject({ done: true, ...expected });
});
