import { loadShop, refusedPage } from '../../features/stores/load-shop.server.ts';
import { loadPanel } from '../../features/stores/panel/load-panel.server.ts';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { loadHome } from './load-home.server.ts';
import messageIds from './page.tsx?messages';

const ShopHome = hydrateLater({
  id: 'stores',
  when: onInteraction,
  load: () => import('./shop-home.tsx'),
  atOnceForBuyers: true,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const found = await loadShop(visit, url.searchParams.get('sid'));
  if ('refusal' in found) return refusedPage(visit, found);
  const { shop } = found;
  const panel = await loadPanel(visit, shop, url.searchParams);
  return {
    shop,
    panel,
    home: panel ? undefined : await loadHome(visit, shop),
    messages: messagesJson(visit.locale, messageIds),
  };
}

export type ShopHomeData = Route.ComponentProps['loaderData'];

export default function ShopIndexPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <ShopHome found={loaderData} />
    </PageMessages>
  );
}
