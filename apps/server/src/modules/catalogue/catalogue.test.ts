import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';

interface Category {
  categoryId: number;
  parentId: number;
  categoryName: string;
  categories: Category[];
}

describe('categoryList', () => {
  it('returns three levels, level by level', async () => {
    const app = await openTestApp();
    const under = async (parentId: number) =>
      (await app.call(`/category/categoryInfo?parentId=${parentId}`)).envelope.data as Category[];
    const top = await under(0);
    expect(top.length).toBeGreaterThanOrEqual(12);
    for (const category of top) {
      expect(category).toEqual({
        categoryId: expect.any(Number),
        parentId: 0,
        categoryName: expect.stringMatching(/\S/),
        pic: expect.stringMatching(/^pictures\//),
        selected: false,
        categories: expect.any(Array),
      });
    }
    const [first] = top;
    const second = await under(first?.categoryId ?? -1);
    expect(second.map((category) => category.categoryId)).toEqual(first?.categories.map((child) => child.categoryId));
    expect(second[0]?.parentId).toBe(first?.categoryId);
    expect(second[0]?.categories.length).toBeGreaterThan(0);
    expect(second[0]?.categories[0]?.parentId).toBe(second[0]?.categoryId);
  });

  it('returns the top level by default, nothing under an unknown parent, and refuses invalid input', async () => {
    const app = await openTestApp();
    expect((await app.call('/category/categoryInfo')).envelope.data).toEqual(
      (await app.call('/category/categoryInfo?parentId=0')).envelope.data,
    );
    expect((await app.call('/category/categoryInfo?parentId=999999999')).envelope.data).toEqual([]);
    const { status, envelope } = await app.call('/category/categoryInfo?parentId=x');
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ success: false, code: 'A00014', reason: 'input.invalid' });
    expect(envelope.data).toEqual([{ field: 'parentId', message: expect.any(String) }]);
  });

  it('hides everything under a hidden category', async () => {
    const app = await openTestApp();
    await app.database.pool.query('update category set is_on = false where id = 102');
    for (const parentId of [102, 10201]) {
      expect((await app.call(`/category/categoryInfo?parentId=${parentId}`)).envelope.data).toEqual([]);
    }
    const { envelope } = await app.call('/prod/prodInfo?prodId=2001');
    expect(envelope.data).toMatchObject({ categories: [] });
  });

  it('returns names in the caller’s language', async () => {
    const app = await openTestApp();
    const { envelope } = await app.call('/category/categoryInfo?parentId=0', { headers: { locale: 'ar' } });
    expect((envelope.data as Category[])[0]?.categoryName).toMatch(/\p{Script=Arabic}/u);
  });
});
