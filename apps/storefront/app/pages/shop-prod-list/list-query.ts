import { SORT_NUMBERS, type SortNumber } from '@galleria/domain/search/sort-order';
import { PRODUCT_SORTS, type SortChoice } from '../../features/products/sort-links.tsx';
import { readKeyword } from '../../features/search/read-keyword.ts';
import type { Shelf } from '../../features/stores/shop.ts';

const STORE_ORDER = 12;
const LAST_PAGE = 1_000_000;

/** The query of the list, as in its address. */
export interface ListQuery {
  readonly keyword: string;
  /** The words as typed, without corrections. */
  readonly exact: boolean;
  readonly shelf: Shelf | undefined;
  readonly sort: SortNumber | undefined;
  readonly current: number;
}

/** `c` is an older name of the parameter for the shelf. Invalid parameters are ignored. */
export function readListQuery(query: URLSearchParams, shelves: readonly Shelf[]): ListQuery {
  const shelfId = query.get('cid') || query.get('c');
  const current = Number(query.get('current') ?? 1);
  return {
    keyword: readKeyword(query, 'pn'),
    exact: query.get('exact') === '1',
    shelf: shelves.find(({ id }) => String(id) === shelfId),
    sort: SORT_NUMBERS.find((number) => String(number) === query.get('sort')),
    current: Number.isSafeInteger(current) && current > 0 && current <= LAST_PAGE ? current : 1,
  };
}

/** The sort order of the search, with its default. */
export function searchSort({ sort, keyword }: ListQuery): SortNumber | undefined {
  return sort ?? (keyword ? undefined : STORE_ORDER);
}

export function sortChoices(hasKeyword: boolean): readonly SortChoice[] {
  return [{ label: hasKeyword ? 'stores.prods.sort.best' : 'stores.prods.sort.store' }, ...PRODUCT_SORTS];
}
