import type * as contract from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { CategoryRow } from '../catalogue-db.ts';
import type { CatalogueContext } from '../context.ts';

/** `parentId` of top-level categories. */
const ROOT = 0;

/** The categories under each parent id, in one language. */
export type CategoryTree = ReadonlyMap<number, OutputOf<typeof contract.categoryList>>;

export const categoryList: UseCase<typeof contract.categoryList, CatalogueContext> = async (
  { categoryTree },
  { parentId },
  { locale },
) => (await categoryTree(locale)).get(parentId) ?? [];

/** Removes everything below hidden categories. Rows come level by level, so a parent is decided before its children. */
export function withoutHiddenBranches(rows: readonly CategoryRow[]): CategoryRow[] {
  const shown = new Set<number | null>([null]);
  return rows.filter(({ id, parentId }) => {
    const isShown = shown.has(parentId);
    if (isShown) shown.add(id);
    return isShown;
  });
}

/** Built once per language and change, so that the menu costs a look-up in memory. */
export function buildCategoryTree(rows: readonly CategoryRow[], locale: Locale): CategoryTree {
  const under = Map.groupBy(rows, (row) => row.parentId ?? ROOT);
  const leaf = (row: CategoryRow) => ({
    categoryId: row.id,
    parentId: row.parentId ?? ROOT,
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
