import { type APIRequestContext, expect } from '@playwright/test';
import { formatApiTime } from '../../packages/contract/src/api-time.ts';
import type { Goods } from './goods.ts';
import { signInSeller } from './sellers.ts';

interface LimitedTimeWish {
  readonly name: string;
  readonly priceCents: number;
  /** From now. By default it began a minute ago. */
  readonly startsInSeconds?: number;
  /** From now. */
  readonly lastsSeconds: number;
}

/** A limited-time discount for goods of the demo seller's store, made by that seller without the form. */
export async function makeLimitedTime(
  request: APIRequestContext,
  goods: Goods,
  { name, priceCents, startsInSeconds = -60, lastsSeconds }: LimitedTimeWish,
): Promise<void> {
  await signInSeller(request);
  const nowMs = Date.now();
  const answer = await request.post('/api/m/activity', {
    data: {
      kind: 'limitedTime',
      names: { en: name },
      startTime: formatApiTime(new Date(nowMs + startsInSeconds * 1000)),
      endTime: formatApiTime(new Date(nowMs + lastsSeconds * 1000)),
      items: [{ skuId: goods.skuId, price: priceCents / 100 }],
    },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}
