import { JsonLd } from '../../seo/json-ld.tsx';
import { storeThing } from '../../seo/things/store-thing.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { ShopHeader } from '../../stores/header/shop-header.tsx';
import { loadShop, refusedPage } from '../../stores/load-shop.server.ts';
import { loadPanel } from '../../stores/panel/load-panel.server.ts';
import { ShopSearchPanel } from '../../stores/panel/shop-search-panel.tsx';
import { ShopRefused } from '../../stores/shop-refused.tsx';
import { storeAddress } from '../../stores/store-address.ts';
import { SHOP_WORDS } from '../../stores/store-words.ts';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { HomeSections } from './home-sections.tsx';
import { loadHome } from './load-home.server.ts';

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
    words: wordsJson(visit.locale, ...SHOP_WORDS, 'stores.home.', 'stores.panel.'),
  };
}

export default function ShopIndexPage({ loaderData }: Route.ComponentProps) {
  const { address: mallAddress } = useShell();
  if ('refusal' in loaderData) return <ShopRefused {...loaderData} />;
  const { shop, panel, home, words } = loaderData;
  return (
    <MoreWords json={words}>
      <PageTitle
        name={panel?.shelf ? `${panel.shelf.name} · ${shop.name}` : shop.name}
        description={shop.intro}
        picture={shop.sign || shop.logo}
        address={storeAddress(shop.id, { shelf: panel?.shelf?.id })}
      />
      <JsonLd things={import.meta.env.SSR && [storeThing(mallAddress, shop)]} />
      {/* What somebody searched for is no page of its own. */}
      {panel?.words && <meta name="robots" content="noindex" />}
      <ShopHeader shop={shop} isTitle search={{ words: panel?.words ?? '' }} />
      <div className="page-column py-6 md:py-8">
        {panel && <ShopSearchPanel shopId={shop.id} panel={panel} />}
        {home && <HomeSections shop={shop} home={home} />}
      </div>
    </MoreWords>
  );
}
