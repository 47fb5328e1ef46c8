import { preferredProductPage } from '@galleria/contract/activities/preferred-products';
import type { PageVisit } from '@galleria/contract/call';
import { webConfigSection } from '@galleria/contract/site/site';
import { redirect } from 'react-router';
import { type CuratedZoneQuery, curatedZoneAddress } from '../../features/activities/curated-zone-address.ts';
import { cardProduct } from '../../features/products/card-product.ts';

const PATH = '/preferred-products';
const SIZE = 20;
const UNAVAILABLE = 503;

/** One page of the zone; undefined while staff have closed it. A page beyond the last one redirects to the last. */
export async function loadPreferred({ call }: PageVisit, query: CuratedZoneQuery) {
  const { categoryId, current } = query;
  const [zones, page] = await Promise.all([
    call(webConfigSection, { key: 'PRODUCT_TYPE_CONFIG' }),
    call(preferredProductPage, { categoryId, current, size: SIZE }),
  ]);
  if (!page.ok && page.reason === 'input.invalid') throw redirect(curatedZoneAddress(PATH, {}));
  if (!page.ok || !zones.ok) throw new Response(page.ok ? '' : page.message, { status: UNAVAILABLE });
  if (!zones.data.isPreferredOpen) return undefined;
  const { records, pages, categories } = page.data;
  if (current > 1 && current > pages)
    throw redirect(curatedZoneAddress(PATH, { ...query, current: Math.max(pages, 1) }));
  return { query, categories, pages, products: records.map(cardProduct) };
}

export type Preferred = NonNullable<Awaited<ReturnType<typeof loadPreferred>>>;
