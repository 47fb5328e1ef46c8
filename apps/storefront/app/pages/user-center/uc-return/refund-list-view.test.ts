import { describe, expect, it } from 'vitest';
import { readRefundListView, refundListAddress } from './refund-list-view.ts';

const view = (query: string) => readRefundListView(new URLSearchParams(query));

describe('address of the refund list', () => {
  it.each(['', '?view=proceeding', '?keyword=tea+pot', '?view=completed&keyword=2026'])(
    'says all about what is open: %s',
    (query) => {
      expect(refundListAddress(view(query))).toBe(`/user-center/uc-return${query}`);
    },
  );

  it('ignores invalid values', () => {
    expect(view('view=lost')).toEqual(view(''));
    expect(view(`keyword=${'x'.repeat(200)}`).keyword).toHaveLength(60);
  });
});
