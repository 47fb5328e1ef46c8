import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { type APIRequestContext, expect } from '@playwright/test';
import { formatApiTime } from '../../../packages/contract/src/wire/api-time.ts';
import type { Goods } from './goods.ts';
import { signInSellerByApi } from './sellers.ts';

interface ActivityOptions {
  readonly name: string;
  readonly priceCents: number;
  /** From now. By default it began a minute ago. */
  readonly startsInSeconds?: number;
  /** From now. */
  readonly lastsSeconds: number;
}

/** A limited-time discount for goods of the demo seller's store, made by that seller's API calls. */
export function makeLimitedTime(request: APIRequestContext, goods: Goods, options: ActivityOptions): Promise<void> {
  return makeActivity(request, goods, options, { kind: 'limitedTime' });
}

/** A new-user special, made in the same way. */
export function makeNewUserSpecial(request: APIRequestContext, goods: Goods, options: ActivityOptions): Promise<void> {
  return makeActivity(request, goods, options, { kind: 'newUser' });
}

/** A group buy for groups of `groupSize`, made in the same way. */
export function makeGroupBuy(
  request: APIRequestContext,
  goods: Goods,
  { groupSize, ...options }: ActivityOptions & { readonly groupSize: number },
): Promise<void> {
  return makeActivity(request, goods, options, { kind: 'groupBuy', terms: { groupSize } });
}

async function makeActivity(
  request: APIRequestContext,
  goods: Goods,
  { name, priceCents, startsInSeconds = -60, lastsSeconds }: ActivityOptions,
  special: { readonly kind: ActivityKind; readonly terms?: object },
): Promise<void> {
  await signInSellerByApi(request);
  const nowMs = Date.now();
  const answer = await request.post('/api/m/activity', {
    data: {
      ...special,
      names: { en: name },
      startTime: formatApiTime(new Date(nowMs + startsInSeconds * 1000)),
      endTime: formatApiTime(new Date(nowMs + lastsSeconds * 1000)),
      items: [{ skuId: goods.skuId, price: priceCents / 100 }],
    },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}
