import { type APIRequestContext, expect } from '@playwright/test';
import { queryNumber } from '../database.ts';
import { payOrder, placeOrder } from './buyer-orders.ts';
import { makeGoods } from './goods.ts';
import { signInSellerByApi } from './sellers.ts';

const requestFields = { applyType: 1, isReceived: false, reason: 'changedMind', mobile: '13800138000' } as const;

/** Sends a call that must succeed; returns its data. */
async function send(request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await (await request.fetch(`/api${path}`, { method, data })).json();
  expect(answer, answer.msg).toMatchObject({ success: true });
  return answer.data;
}

/** The signed-in buyer pays an order at the owner's store and requests a full refund. */
export async function requestRefund(request: APIRequestContext, remark: string) {
  const { skuId } = await makeGoods({ storeId: 2, priceCents: 4200 });
  const orderNumber = await placeOrder(request, { skuId });
  await payOrder(request, orderNumber);
  const cents = await queryNumber('select payable_cents from mall_order where number = $1', [orderNumber]);
  const refundAmount = cents / 100;
  const sent = { ...requestFields, orderNumber, words: remark, refundAmount };
  const { refundSn } = await send(request, 'POST', '/p/orderRefund/apply', sent);
  return { refundSn: String(refundSn), orderNumber, refundAmount };
}

/** After a refusal: the buyer sends the request again with another remark. */
export async function resubmitRefund(
  request: APIRequestContext,
  refundSn: string,
  refundAmount: number,
  remark: string,
) {
  await send(request, 'PUT', '/p/orderRefund/resubmit', { ...requestFields, refundSn, refundAmount, words: remark });
}

/** The store refuses, and the buyer asks the platform to decide. */
export async function disputeRefund(request: APIRequestContext, refundSn: string, refundAmount: number) {
  await signInSellerByApi(request);
  const refusal = { refundSn, refundAmount, reason: 'shipped', words: 'It was packed already.' };
  await send(request, 'PUT', '/m/refund/refuse', refusal);
  const dispute = { refundSn, reason: 'refusedWrongly', words: 'Nothing has left the store.' };
  await send(request, 'POST', '/p/orderRefund/intervention', dispute);
}

export function refundState(refundSn: string): Promise<number> {
  return queryNumber('select state from refund_request where number = $1', [refundSn]);
}

/** The requested or agreed amount, in cents. */
export function refundCents(refundSn: string): Promise<number> {
  return queryNumber('select amount_cents from refund_request where number = $1', [refundSn]);
}
