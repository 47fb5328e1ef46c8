import { type Refused, refuse } from '../refusals.ts';

export const CATEGORY_LEVELS = 3;

interface TreeCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly level: number;
}

export interface CategoryMove {
  readonly categoryId: number;
  readonly parentId: number | null;
  /** Index among the new siblings, from 0; beyond the last: at the end. */
  readonly position: number;
}

interface MovedCategories {
  /** The new siblings in their new order, including the moved category. */
  readonly siblings: readonly number[];
  /** The new levels of the moved category and of its descendants. */
  readonly levels: ReadonlyMap<number, number>;
}

type Refusal = 'category.notFound' | 'category.underItself' | 'category.tooDeep' | 'category.levelOfProducts';

/**
 * The result of moving a category, or why it cannot be moved. `all` is in display order. Products belong to the third
 * level, so a category with products keeps its level.
 */
export function moveCategory(
  all: readonly TreeCategory[],
  { categoryId, parentId, position }: CategoryMove,
  hasProducts: (categoryId: number) => boolean,
): MovedCategories | Refused<Refusal> {
  const moved = all.find(({ id }) => id === categoryId);
  const parent = all.find(({ id }) => id === parentId);
  if (!moved || (parentId !== null && !parent)) return refuse('category.notFound');
  const subtree = subtreeOf(all, categoryId);
  if (subtree.some(({ id }) => id === parentId)) return refuse('category.underItself');
  const levelChange = (parent?.level ?? 0) + 1 - moved.level;
  if (subtree.some(({ level }) => level + levelChange > CATEGORY_LEVELS)) return refuse('category.tooDeep');
  if (levelChange !== 0 && subtree.some(({ id }) => hasProducts(id))) return refuse('category.levelOfProducts');
  const others = all.filter((one) => one.parentId === parentId && one.id !== categoryId).map(({ id }) => id);
  return {
    siblings: others.toSpliced(position, 0, categoryId),
    levels: new Map(subtree.map(({ id, level }) => [id, level + levelChange])),
  };
}

/** A category and its descendants. */
function subtreeOf(all: readonly TreeCategory[], categoryId: number): TreeCategory[] {
  const children = all.filter(({ parentId }) => parentId === categoryId);
  return [...all.filter(({ id }) => id === categoryId), ...children.flatMap(({ id }) => subtreeOf(all, id))];
}
