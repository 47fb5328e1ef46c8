import type { categoryList } from '@galleria/contract/catalogue';
import type { OutputOf } from '@galleria/contract/operation';

type Category = OutputOf<typeof categoryList>[number];
type Leaf = Category['categories'][number];

export interface CategoryRow {
  id: number;
  name: string;
  picture: string;
  level: number;
  /** Missing where there is nothing to open. */
  children?: CategoryRow[];
}

/**
 * An answer holds a level and the one below it. The first one therefore knows levels one and two; those fetched later,
 * about an opened top category, know two and three, and so complete the second level's rows.
 */
export function categoryRows(top: readonly Category[], fetched: readonly Category[]): CategoryRow[] {
  const opened = new Map(fetched.map((category) => [category.categoryId, category]));
  return top.map((first) => ({
    ...row(first, 1),
    children: orNothing(
      first.categories.map((second) => ({
        ...row(second, 2),
        children: orNothing((opened.get(second.categoryId)?.categories ?? []).map((third) => row(third, 3))),
      })),
    ),
  }));
}

function row({ categoryId, categoryName, pic }: Leaf | Category, level: number): CategoryRow {
  return { id: categoryId, name: categoryName, picture: pic, level };
}

function orNothing(rows: CategoryRow[]): CategoryRow[] | undefined {
  return rows.length > 0 ? rows : undefined;
}
