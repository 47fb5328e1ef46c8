import { JsonLd } from '../../features/seo/json-ld.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { storeThing } from '../../features/seo/things/things.ts';
import { ShopHeader } from '../../features/stores/header/shop-header.tsx';
import { ShopSearchPanel } from '../../features/stores/panel/shop-search-panel.tsx';
import { ShopRefused } from '../../features/stores/shop-refused.tsx';
import { storeAddress, storeProductsAddress } from '../../features/stores/store-address.ts';
import { useShell } from '../../visit/shell-data.ts';
import { HomeSections } from './home-sections.tsx';
import type { ShopHomeData } from './page.tsx';

export default function ShopHome({ found }: { found: ShopHomeData }) {
  const { address: mallAddress } = useShell();
  if ('refusal' in found) return <ShopRefused {...found.refusal} />;
  const { shop, panel, home } = found;
  const shelf = panel?.shelf;
  return (
    <>
      {/* The canonical page of a shelf is the product list that shows all of it. */}
      <PageTitle
        name={shelf ? `${shelf.name} · ${shop.name}` : shop.name}
        description={shop.intro}
        picture={shop.sign || shop.logo}
        address={shelf ? storeProductsAddress(shop.id, { shelf: shelf.id }) : storeAddress(shop.id)}
      />
      <JsonLd things={import.meta.env.SSR && [storeThing(mallAddress, shop)]} />
      {/* Search results are not indexed. */}
      {panel?.keyword && <meta name="robots" content="noindex" />}
      <ShopHeader shop={shop} isTitle search={{ keyword: panel?.keyword ?? '' }} />
      <div className="page-column py-6 md:py-8">
        {panel && <ShopSearchPanel shopId={shop.id} panel={panel} />}
        {home && <HomeSections shop={shop} home={home} />}
      </div>
    </>
  );
}
