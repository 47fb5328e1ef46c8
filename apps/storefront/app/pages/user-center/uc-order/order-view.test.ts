import { describe, expect, it } from 'vitest';
import { orderListAddress, orderQuery, readOrderView } from './order-view.ts';

const view = (query: string) => readOrderView(new URLSearchParams(query));
const NOW = Date.parse('2026-05-10T12:00:00Z');

describe('address of the order list', () => {
  it.each([
    '',
    '?type=group',
    '?state=toPay',
    '?type=points&state=closed&keyword=tea+pot&range=quarter',
    '?range=own&from=2026-01-01&to=2026-02-28',
  ])('reads and writes the same view: %s', (query) => {
    expect(orderListAddress(view(query))).toBe(`/user-center/uc-order${query}`);
  });

  it('ignores invalid values', () => {
    expect(view('type=combo&state=lost&range=century')).toEqual(view(''));
    expect(view('range=own&from=2026-02-31&to=soon')).toMatchObject({ range: 'own', from: '', to: '' });
    expect(view('range=month&from=2026-01-01')).toMatchObject({ from: '' });
    expect(view(`keyword=${'x'.repeat(200)}`).keyword).toHaveLength(100);
  });
});

describe('query of the order list', () => {
  it('has no filters by default', () => {
    expect(orderQuery(view(''), NOW)).toEqual({ status: 0 });
  });

  it('has the wire values of kinds and states', () => {
    expect(orderQuery(view('type=general&state=toReceive'), NOW)).toMatchObject({ orderType: 0, status: 3 });
  });

  it('covers whole days, the first and the last included', () => {
    expect(orderQuery(view('range=month'), NOW)).toMatchObject({ startTime: '2026-04-10 00:00:00' });
    expect(orderQuery(view('range=own&from=2026-01-01&to=2026-01-31'), NOW)).toMatchObject({
      startTime: '2026-01-01 00:00:00',
      endTime: '2026-01-31 23:59:59',
    });
  });
});
