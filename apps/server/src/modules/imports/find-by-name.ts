import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import type { ProductChoices } from './index.ts';

/** Ids that match a cell, by id or by name in any case. Several ids mean that the name is ambiguous. */
export interface Names {
  category(cell: string): readonly number[];
  shelf(cell: string): readonly number[];
  brand(cell: string): readonly number[];
  template(cell: string): readonly number[];
}

type Named = readonly (readonly [id: number, name: string])[];

/** From the store's choices in several languages. A category may be named by its path: `Home > Kitchen > Mugs`. */
export function namesFrom(languages: readonly ProductChoices[]): Names {
  const every = (list: (choices: ProductChoices) => Named) => finder(languages.flatMap(list));
  return {
    category: every(categoryNames),
    shelf: every(({ shelves }) => shelves.map(({ shopCategoryId, name }) => [shopCategoryId, name])),
    brand: every(({ brands }) => brands.map(({ brandId, brandName }) => [brandId, brandName])),
    template: every(({ shippingTemplates }) =>
      shippingTemplates.map(({ shippingTemplateId, name }) => [shippingTemplateId, name]),
    ),
  };
}

/** Products belong to third-level categories, which are found by their own name or with their ancestors'. */
function categoryNames({ categories }: ProductChoices): Named {
  return categories.flatMap((top) =>
    top.categories.flatMap((second) =>
      second.categories.flatMap(({ categoryId, categoryName }): Named => {
        const path = [top.categoryName, second.categoryName, categoryName];
        return path.map((_, from) => [categoryId, path.slice(from).join(' > ')] as const);
      }),
    ),
  );
}

function finder(named: Named): (cell: string) => readonly number[] {
  const ids = new Set(named.map(([id]) => String(id)));
  const byName = new Map<string, Set<number>>();
  for (const [id, name] of named) {
    const key = folded(name);
    byName.set(key, (byName.get(key) ?? new Set()).add(id));
  }
  return (cell) => {
    const found = byName.get(folded(cell));
    return found ? [...found] : ids.has(cell) ? [Number(cell)] : [];
  };
}

function folded(name: string): string {
  return name
    .split('>')
    .map((part) => part.trim().toLowerCase())
    .join('>');
}

const DELIVERY_NAMES: ReadonlyMap<string, number> = new Map([
  ...Object.values(DELIVERY_TYPE).map((type) => [String(type), type] as const),
  ...([
    ['courier', DELIVERY_TYPE.courier],
    ['pickup', DELIVERY_TYPE.pickup],
  ] as const),
  ...([
    ['samecity', DELIVERY_TYPE.sameCity],
    ['same-city', DELIVERY_TYPE.sameCity],
  ] as const),
]);

/** `courier|pickup`, or the numbers; undefined when one of them is neither. */
export function deliveryTypesIn(cell: string): number[] | undefined {
  const types = listIn(cell).map((name) => DELIVERY_NAMES.get(name.toLowerCase()));
  return types.every((type) => type !== undefined) ? types : undefined;
}

/** Values of a cell that holds several. */
export function listIn(cell: string): string[] {
  return cell
    .split(/[|\s]+/)
    .map((part) => part.trim())
    .filter(Boolean);
}
