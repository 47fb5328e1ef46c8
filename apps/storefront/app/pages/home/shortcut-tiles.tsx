import type { MessageId } from '@galleria/i18n/message-id';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { useIsOpen } from '../../shell/navigation/open-pages.ts';
import couponCentre from './shortcuts/coupon-centre.webp';
import flashSale from './shortcuts/flash-sale.webp';
import groupDiscount from './shortcuts/group-discount.webp';
import limitedTimeOffer from './shortcuts/limited-time-offer.webp';
import newProducts from './shortcuts/new-products.webp';

interface Tile {
  to: string;
  picture: string;
  name: MessageId<'storefront'>;
  hint: MessageId<'storefront'>;
}

const TILES: Tile[] = [
  { to: '/list?st=1', picture: newProducts, name: 'home.newProducts', hint: 'home.newProductsHint' },
  {
    to: '/special-discount',
    picture: limitedTimeOffer,
    name: 'home.limitedTimeOffer',
    hint: 'home.limitedTimeOfferHint',
  },
  { to: '/group-buy', picture: groupDiscount, name: 'home.groupDiscount', hint: 'home.groupDiscountHint' },
  { to: '/flash-sale', picture: flashSale, name: 'home.flashSale', hint: 'home.flashSaleHint' },
  { to: '/coupons', picture: couponCentre, name: 'home.couponCentre', hint: 'home.couponCentreHint' },
];

/** Links to the open pages: small icons in a row on phones, cards from tablets up. */
export function ShortcutTiles() {
  const text = useText();
  const isOpen = useIsOpen();
  return (
    <nav aria-label={text('home.shortcuts')} className="page-column">
      <ul className="grid auto-cols-fr grid-flow-col max-md:-mx-2 md:gap-4">
        {TILES.filter(({ to }) => isOpen(to)).map(({ to, picture, name, hint }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full flex-col items-center gap-1.5 rounded-card px-0.5 py-2 text-center md:card md:px-2 md:py-4 xl:flex-row xl:gap-3 xl:px-4 xl:text-start"
            >
              <img
                src={picture}
                alt=""
                width={56}
                height={56}
                fetchPriority="low"
                className="size-12 transition-transform group-hover:-translate-y-0.5 xl:size-14"
              />
              <span className="min-w-0 max-w-full">
                <span className="wrap-break-word block hyphens-auto font-medium text-xs max-sm:text-[11px] max-sm:tracking-tight md:font-semibold md:text-sm">
                  {text(name)}
                </span>
                <span className="mt-0.5 block text-ink-soft text-xs max-md:hidden">{text(hint)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
