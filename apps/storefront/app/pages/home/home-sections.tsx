import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import { mallThings } from '../../features/seo/things/things.ts';
import type { CardStore } from '../../features/stores/card-store.ts';
import { StoreCard } from '../../features/stores/store-card.tsx';
import { useText } from '../../messages/messages.tsx';
import { useIsOpen } from '../../shell/navigation/open-pages.ts';
import { useShell } from '../../visit/shell-data.ts';
import { Adverts } from './adverts.tsx';
import { openBanners } from './banners.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { LatestNotices } from './latest-notices.tsx';
import type { Home } from './load-home.server.ts';
import { ProductSection } from './product-section.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { SectionHead } from './section-head.tsx';
import { ShortcutTiles } from './shortcut-tiles.tsx';

/** All sections below the carousel. Empty sections leave no gap. */
export default function HomeSections({ home }: { home: Home }) {
  const text = useText();
  const isOpen = useIsOpen();
  const shell = useShell();
  const { categories } = shell;
  return (
    <>
      <JsonLd things={import.meta.env.SSR && mallThings(shell)} />
      <ShortcutTiles />
      <CategoryTiles categories={categories} on="phones" />
      <NewUserBand />
      <Adverts banners={openBanners(home.adverts, isOpen)} />
      <ProductSection
        title={text('home.flashSale')}
        to="/flash-sale"
        products={home.flashSale}
        perRow={4}
        rows="oneOfFour"
        raised
      />
      <ProductSection
        title={text('home.groupDiscount')}
        to="/group-buy"
        products={home.groupBuy}
        perRow={4}
        rows="oneOfFour"
        raised
        below
      />
      <ProductSection title={text('home.hotSale')} to="/list?st=0&sort=2" products={home.hot} rows="two" below />
      <PreferredStores stores={home.stores} />
      <CategoryTiles categories={categories} on="wide" />
      <ProductSection title={text('home.newArrivals')} to="/list?st=1" products={home.fresh} rows="one" below />
      <LatestNotices notices={home.notices} />
      <RecentlyViewed known={home.recent} />
    </>
  );
}

const NEW_USER_ZONE = '/new-user-special';

/**
 * Link to the prices for first orders, while the zone is open. Hidden from signed-in buyers: many have ordered before.
 */
function NewUserBand() {
  const text = useText();
  const isOpen = useIsOpen();
  const { account } = useShell();
  if (!isOpen(NEW_USER_ZONE) || account) return null;
  return (
    <div className="page-column">
      <Link
        to={NEW_USER_ZONE}
        className="card flex min-h-11 items-center justify-between gap-3 bg-brand-tint px-4 py-3 font-semibold text-sm hover:bg-well md:text-base"
      >
        {text('home.newUserBand')}
        <ArrowRight aria-hidden className="flip-rtl size-4 shrink-0" />
      </Link>
    </div>
  );
}

const TITLE_ID = 'preferred-stores';

export function PreferredStores({ stores }: { stores: readonly CardStore[] }) {
  const text = useText();
  if (stores.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="page-column paint-later">
      <SectionHead id={TITLE_ID} title={text('home.preferredStores')} to="/shop-list?type=1" />
      <ul className="swipe-row gap-3 md:grid md:grid-cols-[minmax(0,1fr)] md:gap-4 lg:grid-cols-2">
        {stores.map((store) => (
          <li key={store.id} className="min-w-0 max-md:w-[85%] max-md:shrink-0 max-md:snap-start">
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </section>
  );
}
