import { pageNumber } from '../../ui/pagination.tsx';

const PATH = '/preferred-products';

/** What the address asks for. */
export interface PreferredQuery {
  readonly categoryId: number | undefined;
  readonly current: number;
}

const WHOLE = /^[1-9]\d{0,8}$/;

/** What makes no sense is left out. */
export function readPreferredQuery(query: URLSearchParams): PreferredQuery {
  const category = query.get('category') ?? '';
  return { categoryId: WHOLE.test(category) ? Number(category) : undefined, current: pageNumber(query) };
}

/** An address of the zone; what is as usual does not stand in it. */
export function preferredAddress({ categoryId, current }: Partial<PreferredQuery>): string {
  const query = new URLSearchParams();
  if (categoryId) query.set('category', String(categoryId));
  if (current && current > 1) query.set('current', String(current));
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}
