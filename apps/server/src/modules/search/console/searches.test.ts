import { formatApiTime } from '@galleria/contract/wire/api-time';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { continueIndexRun, indexCategory } from './index-runs.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'catalogue.view', 'catalogue.edit');

const hot = async () =>
  ((await app.call('/search/hotSearch?type=1')).envelope.data as { title: string }[]).map(({ title }) => title);
const inHours = (hours: number) => formatApiTime(new Date(Date.now() + hours * 3_600_000));

describe('hot searches', () => {
  it('are added, scheduled, sorted and removed, with effect for visitors at once', async () => {
    const add = async (en: string, times: object = {}) => {
      const { data } = await staff.call('POST', '/s/hotSearch', {
        target: 'goods',
        title: { en },
        content: {},
        ...times,
      });
      return (data as { hotSearchId: number }).hotSearchId;
    };
    const hotSearchId = await add('Snow boots');
    await expect.poll(hot).toContain('Snow boots');
    await add('Later', { startTime: inHours(1) });
    await add('Over', { startTime: inHours(-2), endTime: inHours(-1) });
    const { data } = await staff.call('GET', '/s/hotSearch/list');
    const goods = (data as { hotSearchId: number; target: string; isShown: boolean }[]).filter(
      ({ target }) => target === 'goods',
    );
    expect(goods.slice(-3).map(({ isShown }) => isShown)).toEqual([true, false, false]);
    const ids = goods.map((one) => one.hotSearchId);
    const order = [hotSearchId, ...ids.filter((id) => id !== hotSearchId)];
    await staff.call('PUT', '/s/hotSearch/order', { target: 'goods', hotSearchIds: order });
    await expect.poll(async () => (await hot())[0]).toBe('Snow boots');
    expect(await hot()).not.toEqual(expect.arrayContaining(['Later', 'Over']));
    expect((await staff.call('PUT', '/s/hotSearch/order', { target: 'goods', hotSearchIds: [1_000] })).reason).toBe(
      'settings.listChanged',
    );
    const twisted = { target: 'goods', title: { en: 'x' }, content: {}, startTime: inHours(2), endTime: inHours(1) };
    expect(await staff.call('POST', '/s/hotSearch', twisted)).toMatchObject({ data: [{ field: 'endTime' }] });
    await staff.call('DELETE', `/s/hotSearch?hotSearchId=${hotSearchId}`);
    await expect.poll(hot).not.toContain('Snow boots');
  });
});

describe('synonyms', () => {
  const total = async (keyword: string) =>
    ((await app.call(`/search/page?keyword=${keyword}&exact=1`)).envelope.data as { total: number }).total;

  it('apply from the next search on', async () => {
    expect(await total('wintlewump')).toBe(0);
    const found = await total('lamp');
    const { data: demo } = await staff.call('GET', '/s/synonym/list?keyword=lamp');
    const [{ synonymId, words }] = demo as [{ synonymId: number; words: { en: string[] } }];
    const extended = { synonymId, words: { ...words, en: [...words.en, 'wintlewump'] } };
    expect((await staff.call('POST', '/s/synonym', extended)).success).toBe(true);
    await expect.poll(() => total('wintlewump')).toBe(found);
    const twice = { words: { de: ['Wintlewump', 'Leuchte'] } };
    expect((await staff.call('POST', '/s/synonym', twice)).reason).toBe('synonyms.taken');
    expect((await staff.call('POST', '/s/synonym', { words: { de: ['Leuchte'] } })).success).toBe(false);
    await staff.call('DELETE', `/s/synonym?synonymId=${synonymId}`);
    await expect.poll(() => total('wintlewump')).toBe(0);
  });
});

describe('index runs', () => {
  const runs = async () =>
    (await staff.call('GET', '/s/search/index')).data as {
      runId: number;
      scope: string;
      percent: number;
      total: number;
    }[];

  it('continue batch by batch, and report their progress', async () => {
    await staff.call('POST', '/s/search/index', {});
    expect((await staff.call('POST', '/s/search/index', {})).reason).toBe('indexRun.running');
    const [run] = await runs();
    expect(run).toMatchObject({ scope: 'mall', percent: 0, total: expect.any(Number) });
    const runId = run?.runId ?? 0;
    await continueIndexRun(app.services.search, { runId });
    expect((await runs())[0]?.percent).toBeGreaterThan(0);
    await continueIndexRun(app.services.search, { runId });
    expect((await runs())[0]).toMatchObject({ percent: 100 });
  });

  it('move products with their category', async () => {
    const { rows } = await app.database.pool.query(
      'select own.id, own.parent_id as "from", (select id from category other where level = 2 and parent_id <> second.parent_id order by id limit 1) as "to" from category own join category second on second.id = own.parent_id where exists (select from search_product where category3 = own.id) order by own.id limit 1',
    );
    const [{ id: categoryId, from, to }] = rows as [{ id: number; from: number; to: number }];
    const inCategory = async (id: number) =>
      ((await app.call(`/search/page?categoryId=${id}`)).envelope.data as { total: number }).total;
    const [own, before] = [await inCategory(categoryId), await inCategory(from)];
    expect((await staff.call('PUT', '/s/category/move', { categoryId, parentId: to, position: 0 })).success).toBe(true);
    await indexCategory(app.services.search, { categoryId });
    const [run] = await runs();
    await continueIndexRun(app.services.search, { runId: run?.runId ?? 0 });
    expect(await inCategory(from)).toBe(before - own);
    expect(await inCategory(categoryId)).toBe(own);
  });
});
