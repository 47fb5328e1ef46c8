import { describe, expect, it } from 'vitest';
import { categoryRows } from './category-rows.ts';

const leaf = (categoryId: number, parentId: number) => ({
  categoryId,
  parentId,
  categoryName: `category ${categoryId}`,
  pic: '',
  selected: false,
  categories: [],
});

const top = [{ ...leaf(1, 0), categories: [leaf(11, 1), leaf(12, 1)] }, leaf(2, 0)];

describe('categoryRows', () => {
  it('shows two levels before anything was opened', () => {
    const [first, second] = categoryRows(top, []);
    expect(first?.children?.map(({ id, level, children }) => ({ id, level, children }))).toEqual([
      { id: 11, level: 2, children: undefined },
      { id: 12, level: 2, children: undefined },
    ]);
    expect(second?.children).toBeUndefined();
  });

  it('completes the second level with what was fetched', () => {
    const [first] = categoryRows(top, [{ ...leaf(11, 1), categories: [leaf(111, 11)] }, leaf(12, 1)]);
    expect(first?.children?.[0]?.children).toMatchObject([{ id: 111, level: 3 }]);
    expect(first?.children?.[1]?.children).toBeUndefined();
  });
});
