import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';

const app = await openSharedTestApp();

describe('hotSearches', () => {
  it('returns title and content, for goods (type 1) and for stores (type 2)', async () => {
    const goods = (await app.call('/search/hotSearch?type=1')).envelope.data as object[];
    const stores = (await app.call('/search/hotSearch?type=2')).envelope.data as object[];
    expect(goods.length).toBeGreaterThanOrEqual(4);
    expect(stores.length).toBeGreaterThanOrEqual(1);
    for (const word of [...goods, ...stores]) {
      expect(word).toEqual({ title: expect.stringMatching(/\S/), content: expect.stringMatching(/\S/) });
    }
    expect(goods).not.toEqual(stores);
  });

  it('defaults to goods and refuses an unknown type', async () => {
    const [silent, goods] = [await app.call('/search/hotSearch'), await app.call('/search/hotSearch?type=1')];
    expect(silent.envelope).toEqual(goods.envelope);
    expect((await app.call('/search/hotSearch?type=3')).envelope).toMatchObject({ code: 'A00014' });
  });
});
