import { describe, expect, it } from 'vitest';
import { resolveDrop } from './resolve-drop.ts';

const TREE = [
  ...[1, 2, 3].map((categoryId) => ({ categoryId, parentId: null })),
  ...[11, 12].map((categoryId) => ({ categoryId, parentId: 1 })),
];

describe('resolveDrop', () => {
  it.each([
    ['inside another', { categoryId: 11, targetId: 2, where: 'inside' }, { parentId: 2, position: 0 }],
    ['before a sibling', { categoryId: 3, targetId: 1, where: 'before' }, { parentId: null, position: 0 }],
    ['after a later sibling', { categoryId: 1, targetId: 2, where: 'after' }, { parentId: null, position: 1 }],
    ['after a child of another', { categoryId: 3, targetId: 12, where: 'after' }, { parentId: 1, position: 2 }],
  ] as const)('%s', (_, drop, expected) => {
    expect(resolveDrop(TREE, drop)).toEqual(expected);
  });
});
