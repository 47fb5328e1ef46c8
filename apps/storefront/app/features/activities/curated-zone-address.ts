import { pageNumber } from '../../ui/links/pagination.tsx';

/** Zones whose products staff choose. */
export type CuratedZonePath = '/preferred-products' | '/new-user-special';

/** The query parameters of a zone's address. */
export interface CuratedZoneQuery {
  readonly categoryId: number | undefined;
  readonly current: number;
}

const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;

/** Invalid parameters are ignored. */
export function readCuratedZoneQuery(query: URLSearchParams): CuratedZoneQuery {
  const category = query.get('category') ?? '';
  return { categoryId: POSITIVE_INTEGER.test(category) ? Number(category) : undefined, current: pageNumber(query) };
}

/** An address of the zone; parameters with default values are left out. */
export function curatedZoneAddress(path: CuratedZonePath, { categoryId, current }: Partial<CuratedZoneQuery>): string {
  const query = new URLSearchParams();
  if (categoryId) query.set('category', String(categoryId));
  if (current && current > 1) query.set('current', String(current));
  return query.size > 0 ? `${path}?${query}` : path;
}
