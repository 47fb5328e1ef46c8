import type { Call } from '@galleria/contract/call';
import { describe, expect, it } from 'vitest';
import { loadPlacedOrders } from './load-payment.server.ts';
import type { PayInfo } from './payment-form.ts';

const group = { groupId: 5, state: 'open' };
const line = { prodId: 7, prodName: 'Lantern', activity: { activityId: 3 } };

const shown = (orderNumber: string) => {
  const userAddr = { receiver: 'Ada', mobile: '1', addr: 'Lane', postCode: '' };
  return { orderNumber, shopName: 'Lights', arrival: null, earnsScore: 12, userAddr };
};
const placed = (...numbers: string[]) => numbers.map((number) => ({ ...shown(number), stationName: '' }));

/** Fake orders by number: 9… is virtual, 8… belongs to a group, and 0… cannot be read. */
const call = (async (_operation: unknown, { orderNumber }: { orderNumber: string }) => {
  if (orderNumber.startsWith('0')) return { ok: false, reason: 'server.fault', message: '', data: null };
  return {
    ok: true,
    data: {
      mold: orderNumber.startsWith('9') ? 1 : 0,
      group: orderNumber.startsWith('8') ? group : null,
      lines: [{ ...line, pic: 'lantern.png' }],
      ...shown(orderNumber),
      remarks: 'Ring twice',
    },
  };
}) as Call;

const bought = (state: PayInfo['state'], orderNumbers: string) =>
  loadPlacedOrders(call, { state, orderNumbers } as PayInfo);

describe('loadPlacedOrders', () => {
  it.each([
    [true, 'all orders are of codes', 'paid', '91,92', ['91', '92']],
    [false, 'one order is sent', 'paid', '91,12', ['91', '12']],
    [false, 'it is paid on delivery', 'promised', '11', ['11']],
    [false, 'nobody knows of one', 'paid', '91,02', ['91']],
    [false, 'it is not paid', 'open', '91', []],
  ] as const)(
    'reports whether all orders are delivered as codes (%s): %s',
    async (isOnlyCodes, _why, state, orderNumbers, numbers) => {
      expect(await bought(state, orderNumbers)).toEqual({ isOnlyCodes, placed: placed(...numbers) });
    },
  );

  it('has the group that a paid order waits for, and its line', async () => {
    expect(await bought('paid', '81')).toMatchObject({ isOnlyCodes: false, inGroup: { group, line } });
    expect(await bought('open', '81')).toEqual({ isOnlyCodes: false, placed: [] });
  });
});
