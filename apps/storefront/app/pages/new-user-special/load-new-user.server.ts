import { newUserSpecialPage } from '@galleria/contract/activities/new-user-special';
import type { PageVisit } from '@galleria/contract/call';
import { webConfigSection } from '@galleria/contract/site/site';
import { redirect } from 'react-router';
import { type CuratedZoneQuery, curatedZoneAddress } from '../../features/activities/curated-zone-address.ts';
import { earliestTurn, turnOf } from '../../features/activities/turn.ts';
import { cardProduct } from '../../features/products/card-product.ts';

const PATH = '/new-user-special';
const SIZE = 20;
const UNAVAILABLE = 503;

/** One page of the zone; undefined while staff have closed it. A page beyond the last one redirects to the last. */
export async function loadNewUser({ call }: PageVisit, query: CuratedZoneQuery) {
  const { categoryId, current } = query;
  const [zones, page] = await Promise.all([
    call(webConfigSection, { key: 'PRODUCT_TYPE_CONFIG' }),
    call(newUserSpecialPage, { categoryId, current, size: SIZE }),
  ]);
  if (!page.ok && page.reason === 'input.invalid') throw redirect(PATH);
  if (!page.ok || !zones.ok) throw new Response(page.ok ? '' : page.message, { status: UNAVAILABLE });
  if (!zones.data.isNewUserSpecialOpen) return undefined;
  const { records, pages, categories, nowIso } = page.data;
  if (current > 1 && current > pages)
    throw redirect(curatedZoneAddress(PATH, { ...query, current: Math.max(pages, 1) }));
  const first = earliestTurn(records.map(({ firstOrder }) => firstOrder));
  return {
    ...{ query, categories, pages, nowIso },
    turnIso: first && turnOf(first),
    // In this zone the price for first orders takes the place of an activity price.
    products: records.map(({ firstOrder, ...record }) =>
      cardProduct({ ...record, activityPrice: firstOrder.price, activityInProgress: true }),
    ),
  };
}

export type NewUserZone = NonNullable<Awaited<ReturnType<typeof loadNewUser>>>;
