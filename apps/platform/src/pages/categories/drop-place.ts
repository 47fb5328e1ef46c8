import type { Category } from '../../parts/use-categories.ts';

type Placed = Pick<Category, 'categoryId' | 'parentId'>;

interface Drop {
  readonly categoryId: number;
  /** What it was dropped on, or beside. */
  readonly targetId: number;
  readonly where: 'inside' | 'before' | 'after';
}

/** The parent and the place among its other children that a drop means. Inside: at the beginning. */
export function dropPlace(
  categories: readonly Placed[],
  { categoryId, targetId, where }: Drop,
): { readonly parentId: number | null; readonly position: number } {
  if (where === 'inside') return { parentId: targetId, position: 0 };
  const parentId = categories.find((one) => one.categoryId === targetId)?.parentId ?? null;
  const siblings = categories.filter((one) => one.parentId === parentId && one.categoryId !== categoryId);
  const index = siblings.findIndex((one) => one.categoryId === targetId);
  return { parentId, position: where === 'before' ? index : index + 1 };
}
