import { data } from 'react-router';
import { loadShop, refusedPage } from '../../features/stores/load-shop.server.ts';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { readListQuery } from './list-query.ts';
import { loadProducts } from './load-products.server.ts';
import messageIds from './page.tsx?messages';

const ShopProducts = hydrateLater({
  id: 'stores',
  when: onInteraction,
  load: () => import('./shop-products.tsx'),
  atOnceForBuyers: true,
});

const OK = 200;
const NOT_FOUND = 404;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const named = await loadShop(visit, url.searchParams.get('sid'));
  if ('refusal' in named) return refusedPage(visit, named);
  const { shop } = named;
  const query = readListQuery(url.searchParams, shop.shelves);
  const found = await loadProducts(visit, shop.id, query);
  const messages = messagesJson(visit.locale, messageIds);
  return data({ shop, query, ...found, messages }, { status: found.isPastEnd ? NOT_FOUND : OK });
}

export type ShopProductsData = Route.ComponentProps['loaderData'];

export default function ShopProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <ShopProducts found={loaderData} />
    </PageMessages>
  );
}
