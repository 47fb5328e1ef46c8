import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import type { Buyer } from '../../apps/server/src/testing/trade-races/race-mall.ts';
import { type Sent, sendAll } from './send-all.ts';

/** Submissions that cycle through SKUs and buyers, each with its own submission id. */
function orders(count: number, buyers: readonly Buyer[], skuIds: readonly number[]): Request[] {
  return Array.from({ length: count }, (_, at) => {
    const { token, addrId } = buyers[at % buyers.length] as Buyer;
    const orderItem = { skuId: skuIds[at % skuIds.length], prodCount: 1 };
    return {
      ...{ path: '/api/p/order/submit', method: 'POST' as const },
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ uuid: randomUUID(), addrId, orderItem }),
    };
  });
}

interface Load {
  readonly url: string;
  readonly count: number;
  readonly connections: number;
  readonly buyers: readonly Buyer[];
  readonly skuIds: readonly number[];
}

/** Places `count` orders over HTTP, as fast as the mall accepts them. */
export function checkOut({ url, count, connections, buyers, skuIds }: Load): Promise<Sent> {
  return sendAll(url, connections, orders(Math.floor(count / connections) * connections, buyers, skuIds));
}
