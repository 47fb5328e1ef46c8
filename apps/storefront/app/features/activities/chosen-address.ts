import { pageNumber } from '../../ui/links/pagination.tsx';

/** Zones whose products staff choose. */
export type ChosenPath = '/preferred-products' | '/new-user-special';

/** The query parameters of a zone's address. */
export interface ChosenQuery {
  readonly categoryId: number | undefined;
  readonly current: number;
}

const WHOLE = /^[1-9]\d{0,8}$/;

/** Invalid parameters are ignored. */
export function readChosenQuery(query: URLSearchParams): ChosenQuery {
  const category = query.get('category') ?? '';
  return { categoryId: WHOLE.test(category) ? Number(category) : undefined, current: pageNumber(query) };
}

/** An address of the zone; parameters with default values are left out. */
export function chosenAddress(path: ChosenPath, { categoryId, current }: Partial<ChosenQuery>): string {
  const query = new URLSearchParams();
  if (categoryId) query.set('category', String(categoryId));
  if (current && current > 1) query.set('current', String(current));
  return query.size > 0 ? `${path}?${query}` : path;
}
