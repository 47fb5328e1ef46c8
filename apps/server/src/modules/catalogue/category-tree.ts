import type { categoryList } from '@galleria/contract/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { CategoryRow } from './catalogue-db.ts';

export type Categories = OutputOf<typeof categoryList>;

const TOP = 0;

/** All categories in one language, ready to be asked for the shelves under a parent. */
export type CategoryTree = ReadonlyMap<number, Categories>;

/** What stands on a hidden shelf is hidden with it. The rows come level by level, so a parent is decided before its children. */
export function withoutHiddenBranches(rows: readonly CategoryRow[]): CategoryRow[] {
  const shown = new Set<number | null>([null]);
  return rows.filter(({ id, parentId }) => {
    const isShown = shown.has(parentId);
    if (isShown) shown.add(id);
    return isShown;
  });
}

/** Built once per language and change, so that the menu costs a look-up. */
export function buildCategoryTree(rows: readonly CategoryRow[], locale: Locale): CategoryTree {
  const under = Map.groupBy(rows, (row) => row.parentId ?? TOP);
  const leaf = (row: CategoryRow) => ({
    categoryId: row.id,
    parentId: row.parentId ?? TOP,
    categoryName: textIn(row.name, locale),
    pic: row.picture,
    selected: false,
    categories: [],
  });
  const tree = [...under].map(
    ([parentId, children]) =>
      [parentId, children.map((row) => ({ ...leaf(row), categories: (under.get(row.id) ?? []).map(leaf) }))] as const,
  );
  return new Map(tree);
}
