import type { PageVisit } from '@galleria/contract/call';
import { serverText } from '../../messages/server-text.server.ts';
import { type ListData, nameOfBrand } from './list-data.ts';
import { isFiltered, listAddress, unfiltered } from './list-query.ts';

type Unnamed = Omit<ListData, 'name'>;

/** Heading and title of a list. */
export function nameOfList({ locale }: PageVisit, list: Unnamed): string {
  const text = serverText(locale);
  const { query, trail, corrected } = list;
  const [brand] = query.brands;
  if (list.missing === 'category') return text('search.list.noCategory');
  if (query.keyword) return text('search.list.resultsFor', { keyword: corrected ?? query.keyword });
  if (brand && query.brands.length === 1) return nameOfBrand(list, brand) ?? text('search.list.products');
  return trail.at(-1)?.name ?? text(query.isNew ? 'search.list.newProducts' : 'search.list.products');
}

/** Document head of a list. Filtered lists and searches are not indexed by search engines. */
export function metaOfList({ query, products, missing }: Unnamed) {
  return {
    address: listAddress(unfiltered(query), { sort: undefined, page: query.page }),
    picture: products[0]?.picture ?? '',
    isOneOfMany: query.keyword !== '' || isFiltered(query) || missing !== undefined,
  };
}
