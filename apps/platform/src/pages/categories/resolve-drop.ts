import type { Category } from '../../shared/use-categories.ts';

type PlacedCategory = Pick<Category, 'categoryId' | 'parentId'>;

interface Drop {
  readonly categoryId: number;
  /** The category under the pointer or next to the gap. */
  readonly targetId: number;
  readonly where: 'inside' | 'before' | 'after';
}

/**
 * Translates a drop into the new parent and the position among its children. Dropped inside a category: the first
 * child.
 */
export function resolveDrop(
  categories: readonly PlacedCategory[],
  { categoryId, targetId, where }: Drop,
): { readonly parentId: number | null; readonly position: number } {
  if (where === 'inside') return { parentId: targetId, position: 0 };
  const parentId = categories.find((one) => one.categoryId === targetId)?.parentId ?? null;
  const siblings = categories.filter((one) => one.parentId === parentId && one.categoryId !== categoryId);
  const index = siblings.findIndex((one) => one.categoryId === targetId);
  return { parentId, position: where === 'before' ? index : index + 1 };
}
