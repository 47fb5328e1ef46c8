import { useText } from '../../words/words.tsx';
import type { ListData } from './list-data.ts';
import { nameOfBrand } from './names.ts';

/** What one sees here, in a few words. */
export function useListName(list: ListData): string {
  const text = useText();
  const { query, trail, corrected } = list;
  const [brand] = query.brands;
  if (list.missing === 'category') return text('search.list.noCategory');
  if (query.keyword) return text('search.list.resultsFor', { keyword: corrected ?? query.keyword });
  if (brand && query.brands.length === 1) return nameOfBrand(list, brand) ?? text('search.list.products');
  return trail.at(-1)?.name ?? text(query.isNew ? 'search.list.newProducts' : 'search.list.products');
}
