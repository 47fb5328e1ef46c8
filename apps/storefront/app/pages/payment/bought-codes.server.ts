import type { Call } from '@galleria/contract/call';
import { orderDetail } from '@galleria/contract/orders';
import type { PayInfo } from './payment-types.ts';

const VIRTUAL = 1;

/** Everything that was paid for is codes: no store has anything to get ready, they can be used at once. */
export async function boughtOnlyCodes(call: Call, { state, orderNumbers }: PayInfo): Promise<boolean> {
  if (state !== 'paid') return false;
  const orders = await Promise.all(orderNumbers.split(',').map((orderNumber) => call(orderDetail, { orderNumber })));
  return orders.every((order) => order.ok && order.data.mold === VIRTUAL);
}
