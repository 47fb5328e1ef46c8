import { randomUUID } from 'node:crypto';
import autocannon, { type Request, type Result } from 'autocannon';
import type { Buyer } from '../../apps/server/src/testing/trade-races/race-mall.ts';

/** One SKU after the other, bought by one buyer after the other, each order under an id of its own. */
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

export interface CheckedOut {
  /** How many the mall said no to. */
  readonly failed: number;
  /** When the last one was answered: the load generator itself looks up only once a second. */
  readonly endedMs: number;
}

/** Places so many orders over HTTP, as fast as the mall takes them. */
export async function checkOut({ url, count, connections, buyers, skuIds }: Load): Promise<CheckedOut> {
  const each = Math.floor(count / connections);
  const all = orders(each * connections, buyers, skuIds);
  let connection = 0;
  let endedMs = 0;
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      {
        ...{ url, connections, amount: all.length },
        setupClient: (client) => {
          const start = connection++ * each;
          client.setRequests(all.slice(start, start + each));
        },
      },
      (problem, done) => (problem ? reject(problem) : resolve(done)),
    );
    run.on('response', () => {
      endedMs = performance.now();
    });
  });
  return { failed: result.non2xx + result.errors, endedMs };
}
