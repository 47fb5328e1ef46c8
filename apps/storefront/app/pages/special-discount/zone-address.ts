import type { limitedTimePage } from '@galleria/contract/activities/limited-time';
import type { InputOf } from '@galleria/contract/operation';
import type { MessageId } from '@galleria/i18n/message-id';
import { pageNumber } from '../../ui/links/pagination.tsx';

const PATH = '/special-discount';

type ZoneSort = NonNullable<InputOf<typeof limitedTimePage>['sort']>;

export const ZONE_SORTS: readonly { sort: ZoneSort; label: MessageId<'storefront'> }[] = [
  { sort: 'ending', label: 'activities.zone.sort.ending' },
  { sort: 'percentOff', label: 'activities.zone.sort.percentOff' },
  { sort: 'price', label: 'activities.zone.sort.price' },
  { sort: 'sold', label: 'activities.zone.sort.sold' },
];
const DEFAULT_SORT: ZoneSort = 'ending';

/** The query of the zone, as in its address. */
export interface ZoneQuery {
  /** A day of the mall's calendar; undefined: activities that run now. */
  readonly day: string | undefined;
  readonly categoryId: number | undefined;
  readonly sort: ZoneSort;
  readonly current: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;

/** Invalid parameters are ignored. */
export function readZoneQuery(query: URLSearchParams): ZoneQuery {
  const day = query.get('day') ?? '';
  const category = query.get('category') ?? '';
  return {
    day: DAY.test(day) ? day : undefined,
    categoryId: POSITIVE_INTEGER.test(category) ? Number(category) : undefined,
    sort: ZONE_SORTS.find(({ sort }) => sort === query.get('sort'))?.sort ?? DEFAULT_SORT,
    current: pageNumber(query),
  };
}

/** An address of the zone; defaults have no parameter. */
export function zoneAddress({ day, categoryId, sort, current }: Partial<ZoneQuery>): string {
  const query = new URLSearchParams();
  if (day) query.set('day', day);
  if (categoryId) query.set('category', String(categoryId));
  if (sort && sort !== DEFAULT_SORT) query.set('sort', sort);
  if (current && current > 1) query.set('current', String(current));
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}
