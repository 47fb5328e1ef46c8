import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeTableLocks } from '../../../testing/remove-guards.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'catalogue.view', 'catalogue.edit');

interface Listed {
  categoryId: number;
  parentId: number | null;
  level: number;
  prodCount: number;
}

const all = async () => (await staff.call('GET', '/s/category/list')).data as Listed[];
const under = async (parentId: number) =>
  ((await app.call(`/category/categoryInfo?parentId=${parentId}`)).envelope.data as Listed[]).map(
    ({ categoryId }) => categoryId,
  );
async function create(parentId: number | null, en: string) {
  const { data } = await staff.call('POST', '/s/category', { parentId, categoryName: { en } });
  return (data as { categoryId: number }).categoryId;
}

describe('editing categories', () => {
  it('creates, renames and hides categories, and updates the menus of every process', async () => {
    const top = await create(null, 'Boats');
    const second = await create(top, 'Kayaks');
    await expect.poll(() => under(0)).toContain(top);
    await staff.call('PUT', '/s/category', { categoryId: second, categoryName: { en: 'Canoes' }, isOn: true });
    const named = async () => (await app.call(`/category/categoryInfo?parentId=${top}`)).envelope.data;
    await expect.poll(named).toMatchObject([{ categoryId: second, categoryName: 'Canoes' }]);
    await staff.call('PUT', '/s/category', { categoryId: top, categoryName: { en: 'Boats' }, isOn: false });
    await expect.poll(() => under(0)).not.toContain(top);
    const third = await create(second, 'Paddles');
    expect((await staff.call('POST', '/s/category', { parentId: third, categoryName: { en: 'x' } })).reason).toBe(
      'category.tooDeep',
    );
    const foreign = { categoryId: top, categoryName: { en: 'Boats' }, isOn: true, pic: 'pictures/other.webp' };
    expect((await staff.call('PUT', '/s/category', foreign)).reason).toBe('profile.foreignPicture');
  });

  it('moves a category with its subcategories, keeps ids, and refuses a move under itself', async () => {
    const [top, other] = [await create(null, 'One'), await create(null, 'Two')];
    const second = await create(top, 'Second');
    const third = await create(second, 'Third');
    await staff.call('PUT', '/s/category/move', { categoryId: second, parentId: other, position: 0 });
    await expect.poll(() => under(other)).toEqual([second]);
    expect(await under(second)).toEqual([third]);
    await staff.call('PUT', '/s/category/move', { categoryId: other, parentId: null, position: 0 });
    await expect.poll(async () => (await under(0))[0]).toBe(other);
    const circle = { categoryId: other, parentId: third, position: 0 };
    expect((await staff.call('PUT', '/s/category/move', circle)).reason).toBe('category.underItself');
  });

  it('deletes only an empty category; the refusal names its contents', async () => {
    const empty = await create(null, 'Empty');
    expect((await staff.call('DELETE', `/s/category?categoryId=${empty}`)).success).toBe(true);
    const filled = (await all()).find(({ prodCount }) => prodCount > 0);
    const refused = await staff.call('DELETE', `/s/category?categoryId=${filled?.categoryId}`);
    expect(refused).toMatchObject({ reason: 'category.inUse', msg: expect.stringMatching(/\d+ products?/) });
    const top = (await all()).find(({ level }) => level === 1);
    const { msg } = await staff.call('DELETE', `/s/category?categoryId=${top?.categoryId}`);
    expect(msg).toMatch(/\d+ categor/);
  });
});

describe('moving two categories into each other concurrently', () => {
  /** Moves two top categories into each other at once; returns both responses. */
  async function moveIntoEachOther(own: TestApp, prepare: () => Promise<void> = async () => undefined) {
    const desk = await callAsStaff(own, 'catalogue.edit');
    const made = ['A', 'B'].map((en) => desk.call('POST', '/s/category', { parentId: null, categoryName: { en } }));
    const [one, two] = (await Promise.all(made)).map(({ data }) => (data as { categoryId: number }).categoryId);
    await prepare();
    const outcomes = await Promise.all([
      desk.call('PUT', '/s/category/move', { categoryId: one, parentId: two, position: 0 }),
      desk.call('PUT', '/s/category/move', { categoryId: two, parentId: one, position: 0 }),
    ]);
    return outcomes.map(({ success, reason }) => (success ? 'moved' : reason)).toSorted();
  }

  it('refuses one of them, so that there is no cycle', async () => {
    expect(await moveIntoEachOther(app)).toEqual(['category.underItself', 'moved']);
  });

  it('control: without the lock on the tree both moves succeed', async () => {
    const own = await openTestApp();
    const write =
      'update category_rows set parent_id = new.parent_id, level = new.level, sequence = new.sequence where id = new.id';
    const outcomes = await moveIntoEachOther(own, () => removeTableLocks(own, 'category', { count: 2, write }));
    expect(outcomes).toEqual(['moved', 'moved']);
  });
});
