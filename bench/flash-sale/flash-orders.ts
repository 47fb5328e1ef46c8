import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { type Buyer, mapConcurrently } from '../../apps/server/src/testing/trade-races/race-mall.ts';
import { type Sent, sendAll } from '../checkout/send-all.ts';

export interface FlashOrder {
  readonly buyer: Buyer;
  readonly path: string;
}

interface Wanted {
  readonly url: string;
  readonly activityId: number;
  readonly skuId: number;
}

/** Fetches an order path for each buyer. */
export async function fetchOrderPaths(
  { url, activityId, skuId }: Wanted,
  buyers: readonly Buyer[],
  connections: number,
): Promise<FlashOrder[]> {
  return mapConcurrently(buyers, connections, async (buyer) => {
    const response = await fetch(`${url}/api/p/seckill/orderPath?activityId=${activityId}&skuId=${skuId}`, {
      headers: { authorization: buyer.token },
    });
    const { data, reason } = (await response.json()) as { data: { path: string } | null; reason?: string };
    if (!data) throw new Error(`fetchOrderPaths: refused with ${reason}`);
    return { buyer, path: data.path };
  });
}

/** Submits the orders over HTTP, as fast as the mall accepts them. */
export function submitOrders(
  { url, activityId, skuId }: Wanted,
  orders: readonly FlashOrder[],
  connections: number,
): Promise<Sent> {
  const requests = orders.map(
    ({ buyer: { token, addrId }, path }): Request => ({
      ...{ path: `/api/p/seckill/${path}/submit`, method: 'POST' },
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ uuid: randomUUID(), addrId, orderItem: { skuId, prodCount: 1, activityId } }),
    }),
  );
  return sendAll(url, connections, requests);
}
