import { BadgeCheck, type LucideIcon, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { BannerArt } from '../../../ui/pictures/banner-art.tsx';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import type { Shop } from '../shop.ts';
import { storeAddress, storeNoticesAddress, storePapersAddress } from '../store-address.ts';
import { StoreBadges, StoreFigures } from '../store-figures.tsx';
import { StoreLogo } from '../store-logo.tsx';
import { ShopNavigation } from './shop-navigation.tsx';
import type { SearchInShop } from './shop-search.tsx';

interface ShopHeaderProps {
  shop: Shop;
  /** The store's name is the page's heading: on its home page. */
  isTitle?: boolean;
  search?: SearchInShop;
}

const ON_SIGN = 1;

/** On every page of a store, in the style that the store has chosen. */
export function ShopHeader({ shop, isTitle = false, search }: ShopHeaderProps) {
  const text = useText();
  const Head = shop.style === ON_SIGN ? SignHead : PlainHead;
  return (
    <section aria-label={text('stores.head.label')} className="border-line border-b bg-mist">
      <Head shop={shop} name={<ShopName shop={shop} isTitle={isTitle} />} />
      <ShopNavigation shop={shop} search={search} />
    </section>
  );
}

interface HeadProps {
  shop: Shop;
  name: ReactNode;
}

/** A plain row with logo and name. */
function PlainHead({ shop, name }: HeadProps) {
  return (
    <div className="page-column flex flex-wrap items-center gap-x-5 gap-y-4 py-5 md:py-6">
      <StoreLogo path={shop.logo} size="large" />
      <div className="flex min-w-48 flex-1 flex-col gap-1.5">
        {name}
        <div className="text-ink-soft">
          <StoreFigures store={shop} />
        </div>
      </div>
      <ShopActions shop={shop} />
    </div>
  );
}

/** A wide picture with room for text on its start side, logo and name on top of it; on phones it is above them. */
function SignHead({ shop, name }: HeadProps) {
  return (
    <div className="relative isolate overflow-hidden md:bg-brand-tint">
      {shop.sign && (
        <>
          <div className="relative isolate -z-20 h-24 overflow-hidden md:absolute md:inset-0 md:h-full">
            <BannerArt
              path={shop.sign}
              sizes="(width >= 1920px) 100vw, (width >= 768px) 1440px, 640px"
              eager
              middle={0.78}
              reach={0.19}
              className="[--art-at:0.76] md:[--art-at:0.82]"
            />
          </div>
          <span aria-hidden className="banner-scrim absolute inset-0 -z-10 max-md:hidden" />
        </>
      )}
      <div
        className={`page-column flex flex-col justify-center gap-4 py-4 md:min-h-52 md:py-6 ${shop.sign ? 'md:text-on-picture' : ''}`}
      >
        <div className="flex items-center gap-x-5">
          <StoreLogo path={shop.logo} size="large" />
          <div className="flex min-w-0 flex-1 flex-col gap-1.5">
            {name}
            <StoreFigures store={shop} />
          </div>
        </div>
        <div className="text-ink">
          <ShopActions shop={shop} />
        </div>
      </div>
    </div>
  );
}

function ShopName({ shop, isTitle }: { shop: Shop; isTitle: boolean }) {
  const nameClassName = 'font-bold text-lg md:text-xl';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isTitle ? (
        <h1 dir="auto" className={nameClassName}>
          {shop.name}
        </h1>
      ) : (
        <a href={storeAddress(shop.id)} dir="auto" className={`${nameClassName} hover:underline`}>
          {shop.name}
        </a>
      )}
      <StoreBadges store={shop} />
    </div>
  );
}

function ShopActions({ shop: { id, name } }: { shop: Shop }) {
  const text = useText();
  return (
    <div className="flex flex-wrap gap-1 sm:gap-2">
      <FavouriteButton kind="store" id={id} name={name} size="small" />
      <ActionLink to={storePapersAddress(id)} icon={BadgeCheck} label={text('stores.head.qualifications')} />
      <ActionLink to={storeNoticesAddress(id, name)} icon={Megaphone} label={text('stores.head.notices')} />
    </div>
  );
}

function ActionLink({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Link
      to={to}
      className={`${buttonClass('outline', 'small')} max-sm:border-transparent max-sm:bg-transparent max-sm:px-1 max-sm:text-xs max-sm:[&_svg]:hidden`}
    >
      <Icon aria-hidden className="size-4" />
      {label}
    </Link>
  );
}
