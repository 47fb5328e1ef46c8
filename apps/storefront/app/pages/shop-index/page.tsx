import { loadShop, refusedPage } from '../../features/stores/load-shop.server.ts';
import { loadPanel } from '../../features/stores/panel/load-panel.server.ts';
import { lazyPart, StorePart } from '../../features/stores/store-part.tsx';
import { FOUND_WORDS, SHOP_WORDS } from '../../features/stores/store-words.ts';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import type { Route } from './+types/page.ts';
import { loadHome } from './load-home.server.ts';

const ShopHome = lazyPart(() => import('./shop-home.tsx'));

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
    words: wordsJson(visit.locale, ...SHOP_WORDS, 'stores.home.', ...FOUND_WORDS),
  };
}

export type ShopHomeData = Route.ComponentProps['loaderData'];

export default function ShopIndexPage({ loaderData }: Route.ComponentProps) {
  return (
    <StorePart words={loaderData.words}>
      <ShopHome found={loaderData} />
    </StorePart>
  );
}
