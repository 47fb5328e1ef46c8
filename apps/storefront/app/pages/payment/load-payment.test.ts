import type { Call } from '@galleria/contract/call';
import { describe, expect, it } from 'vitest';
import { boughtOnlyCodes } from './load-payment.server.ts';
import type { PayInfo } from './payment-form.ts';

/** Orders by their numbers: virtual ones begin with a 9, and those with a 0 cannot be read. */
const call = (async (_operation: unknown, { orderNumber }: { orderNumber: string }) => {
  if (orderNumber.startsWith('0')) return { ok: false, reason: 'server.fault', message: '', data: null };
  return { ok: true, data: { mold: orderNumber.startsWith('9') ? 1 : 0 } };
}) as Call;

const bought = (state: PayInfo['state'], orderNumbers: string) =>
  boughtOnlyCodes(call, { state, orderNumbers } as PayInfo);

describe('boughtOnlyCodes', () => {
  it.each([
    [true, 'all orders are of codes', 'paid', '91,92'],
    [false, 'one order is sent', 'paid', '91,12'],
    [false, 'nobody knows of one', 'paid', '91,02'],
    [false, 'it is not paid', 'open', '91'],
  ] as const)('%s: %s', async (isSo, _why, state, orderNumbers) => {
    expect(await bought(state, orderNumbers)).toBe(isSo);
  });
});
