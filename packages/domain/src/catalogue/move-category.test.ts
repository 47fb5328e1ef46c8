import { describe, expect, it } from 'vitest';
import { isRefused } from '../refusals.ts';
import { type CategoryMove, moveCategory } from './move-category.ts';

// 1 › 11 › 111, 112 · 1 › 12 · 2 › 21 › 211 (empty) · 3
const TREE = [
  ...[1, 2, 3].map((id) => ({ id, parentId: null, level: 1 })),
  { id: 11, parentId: 1, level: 2 },
  { id: 12, parentId: 1, level: 2 },
  { id: 21, parentId: 2, level: 2 },
  ...[111, 112].map((id) => ({ id, parentId: 11, level: 3 })),
  { id: 211, parentId: 21, level: 3 },
];

function move(categoryId: number, parentId: number | null, position: CategoryMove['position'] = 0) {
  const outcome = moveCategory(TREE, { categoryId, parentId, position }, (id) => id === 111);
  return isRefused(outcome) ? outcome.refused : { siblings: outcome.siblings, levels: [...outcome.levels] };
}

describe('moveCategory', () => {
  it('sorts among siblings, and moves the subtree along to another parent', () => {
    expect(move(12, 1)).toEqual({ siblings: [12, 11], levels: [[12, 2]] });
    const levels = [
      [11, 2],
      [111, 3],
      [112, 3],
    ];
    expect(move(11, 2, 9)).toEqual({ siblings: [21, 11], levels });
  });

  it('changes levels only of categories without products', () => {
    const levels = [
      [21, 1],
      [211, 2],
    ];
    expect(move(21, null, 1)).toEqual({ siblings: [1, 21, 2, 3], levels });
    expect(move(11, null)).toBe('category.levelOfProducts');
    expect(move(111, 2)).toBe('category.levelOfProducts');
  });

  it.each([
    ['category.underItself', 1, 11],
    ['category.underItself', 11, 11],
    ['category.tooDeep', 2, 3],
    ['category.tooDeep', 3, 111],
    ['category.notFound', 9, 1],
    ['category.notFound', 11, 9],
  ])('refuses with %s: %i under %i', (refusal, categoryId, parentId) => {
    expect(move(categoryId, parentId)).toBe(refusal);
  });
});
