import { expect, it } from 'vitest';
import { whyGone } from './why-gone.server.ts';

it.each([
  ['product.offShelf', 'offShelf', 410],
  ['product.takenDown', 'takenDown', 410],
  ['product.waiting', 'waiting', 404],
  ['store.notOpen', 'storeNotOpen', 404],
  ['product.notFound', 'missing', 404],
  ['input.invalid', 'missing', 404],
])('%s: %s, status %d', (reason, why, status) => {
  expect(whyGone(reason)).toEqual({ why, status });
});

it('has no page for a mall that failed', () => {
  expect(whyGone('call.timeout')).toBeUndefined();
});
