import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { CategoryRow } from '../catalogue-db.ts';

export interface CategoryName {
  readonly id: number;
  /** 0: top level. */
  readonly parentId: number;
  readonly level: number;
  readonly name: string;
}

export type CategoryNames = ReadonlyMap<number, CategoryName>;

export function nameCategories(rows: readonly CategoryRow[], locale: Locale): CategoryNames {
  return new Map(
    rows.map(({ id, parentId, level, name }) => [
      id,
      { id, parentId: parentId ?? 0, level, name: textIn(name, locale) },
    ]),
  );
}

/** From the top level to the category itself; empty when the category is hidden. */
export function pathTo(names: CategoryNames, categoryId: number): CategoryName[] {
  const own = names.get(categoryId);
  return own ? [...pathTo(names, own.parentId), own] : [];
}

/** The path as one line. */
export function pathNames(names: CategoryNames, categoryId: number): string {
  return pathTo(names, categoryId)
    .map(({ name }) => name)
    .join(' › ');
}
