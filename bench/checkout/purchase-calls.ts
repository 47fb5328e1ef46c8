import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/wire/envelope';

/** Sends an API call of one buyer. */
export type Call = (path: string, body: object) => Promise<Envelope>;

export interface Purchase {
  readonly addrId: number;
  readonly skuIds: readonly number[];
  readonly payPassword: string;
}

const BALANCE = 9;

/** From the cart to the paid order: each SKU into the cart, confirm, submit, pay from the balance. */
export async function purchase(call: Call, { addrId, skuIds, payPassword }: Purchase): Promise<void> {
  for (const skuId of skuIds) await callOrThrow(call, '/p/shopCart/changeItem', { skuId, count: 1 });
  await callOrThrow(call, '/p/order/confirm', { addrId });
  const placed = await callOrThrow(call, '/p/order/submit', { uuid: randomUUID(), addrId });
  const { orderNumbers } = placed as { orderNumbers: string };
  await callOrThrow(call, '/p/order/pay', { orderNumbers, payType: BALANCE, payPassword });
}

/** Returns the response's data; throws on a refusal. */
export async function callOrThrow(call: Call, path: string, body: object): Promise<unknown> {
  const { success, reason, data } = await call(path, body);
  if (!success) throw new Error(`callOrThrow: ${path} was refused with ${reason}`);
  return data;
}
