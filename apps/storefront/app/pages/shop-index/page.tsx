import { loadShop, refusedPage } from '../../features/stores/load-shop.server.ts';
import { loadPanel } from '../../features/stores/panel/load-panel.server.ts';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { loadHome } from './load-home.server.ts';
import messageIds from './page.tsx?words';

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
    words: wordsJson(visit.locale, messageIds),
  };
}

export type ShopHomeData = Route.ComponentProps['loaderData'];

export default function ShopIndexPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords json={loaderData.words}>
      <ShopHome found={loaderData} />
    </MoreWords>
  );
}
