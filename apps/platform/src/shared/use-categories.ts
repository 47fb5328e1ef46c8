import { useLocale } from '@galleria/console-kit/console-context';
import { useCall } from '@galleria/console-kit/use-call';
import { platformCategoryList } from '@galleria/contract/catalogue/staff-categories';
import type { OutputOf } from '@galleria/contract/operation';
import { textIn } from '@galleria/domain/site/locales';

export type Category = OutputOf<typeof platformCategoryList>[number];

/** `Home › Kitchen › Kettles` of each category, in the order of the tree. */
export function namedPaths(
  categories: readonly Category[],
  nameOf: (category: Category) => string,
): { readonly categoryId: number; readonly name: string }[] {
  const pathsBelow = (parentId: number | null, prefix: string): { categoryId: number; name: string }[] =>
    categories
      .filter((one) => one.parentId === parentId)
      .flatMap((one) => {
        const name = prefix + nameOf(one);
        return [{ categoryId: one.categoryId, name }, ...pathsBelow(one.categoryId, `${name} › `)];
      });
  return pathsBelow(null, '');
}

/** Select options for categories of any level, labelled with their paths. */
export function useCategoryOptions(): { readonly value: string; readonly label: string }[] {
  const locale = useLocale();
  const { data = [] } = useCall(platformCategoryList, {});
  return namedPaths(data, ({ categoryName }) => textIn(categoryName, locale)).map(({ categoryId, name }) => ({
    value: String(categoryId),
    label: name,
  }));
}
