import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import { expect, it, vi } from 'vitest';
import { openTimedMall, STORE, type TimedMall } from './testing/timed-mall.ts';

/**
 * The number of SQL statements that a call of a visitor runs, without the counts of pools and gifts, which all pages of
 * one second share. It is the minimum of several calls: one of them may be the first after the mall was set up, when
 * caches are reloaded.
 */
async function statementsOf({ app }: TimedMall, path: string): Promise<number> {
  const counts: number[] = [];
  for (let call = 0; call < 4; call += 1) {
    const asked = vi.spyOn(app.database.pool, 'query');
    await app.call(path);
    const texts = asked.mock.calls.map(([given]) => JSON.stringify(given));
    asked.mockRestore();
    counts.push(texts.filter((text) => !text.includes('activity_unit')).length);
  }
  return Math.min(...counts);
}

it.each(ACTIVITY_KINDS)('a %s adds no SQL to lists and product pages, and bounds their cache time', async (kind) => {
  const mall = await openTimedMall(kind);
  const { prodId, startsAt, endsAt, app } = mall;
  const count = async () => ({
    detail: await statementsOf(mall, `/prod/prodInfo?prodId=${prodId}`),
    list: await statementsOf(mall, `/search/renovationPage?prodIds=${prodId}`),
    search: await statementsOf(mall, `/search/page?size=20&shopId=${STORE}`),
  });
  const leftMs = () => app.services.activities.msUntilPriceChange(Date.now());
  const before = { detail: 2, list: 2, search: 1 };
  expect(await count()).toEqual(before);
  expect(leftMs()).toBe(3_600_000);
  await mall.setTo(startsAt);
  expect(leftMs()).toBe(3_600_000);
  expect(await count()).toEqual(before);
  await mall.setTo(new Date(endsAt.getTime() - 1));
  expect(leftMs()).toBe(1);
  await mall.setTo(endsAt);
  expect(leftMs()).toBe(Number.POSITIVE_INFINITY);
  expect(await count()).toEqual(before);
});
