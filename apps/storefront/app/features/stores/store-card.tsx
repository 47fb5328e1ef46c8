import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { Price } from '../money/price.tsx';
import { productAddress } from '../products/product-address.ts';
import type { CardStore } from './card-store.ts';
import { storeAddress } from './store-address.ts';
import { StoreBadges, StoreFigures } from './store-figures.tsx';
import { StoreLogo } from './store-logo.tsx';

interface StoreCardProps {
  store: CardStore;
  /** Level of the heading with its name. */
  level?: 2 | 3;
}

/** A store in brief. One that is not open says so and has no link. */
export function StoreCard({ store, level = 3 }: StoreCardProps) {
  const { id, name, logo, intro, isOpen, products } = store;
  const Heading = `h${level}` as const;
  return (
    <article className="group/store card flex h-full flex-col gap-4 p-4 md:p-5">
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-3">
        <StoreLogo path={logo} />
        <div className="flex min-w-40 flex-1 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Heading dir="auto" className="font-semibold text-base tracking-normal">
              {isOpen ? (
                <a href={storeAddress(id)} className="covers-parent rounded-control hover:text-brand-ink">
                  {name}
                </a>
              ) : (
                name
              )}
            </Heading>
            <StoreBadges store={store} />
          </div>
          <div className="text-ink-soft">
            <StoreFigures store={store} />
          </div>
        </div>
        <div className="relative z-10">
          <FavouriteButton kind="store" id={id} name={name} size="small" />
        </div>
      </div>
      <p dir="auto" className="line-clamp-2 text-pretty text-ink-soft text-sm">
        {intro}
      </p>
      {isOpen && products.length > 0 && <TopProducts store={store} />}
    </article>
  );
}

function TopProducts({ store: { name, products } }: { store: CardStore }) {
  const text = useText();
  return (
    <ul aria-label={text('stores.card.best', { name })} className="mt-auto grid grid-cols-4 gap-2 sm:gap-3">
      {products.map(({ id, name: productName, picture, priceCents }) => (
        <li key={id} className="group/piece relative flex min-w-0 flex-col gap-1">
          <span className="block aspect-square overflow-hidden rounded-control bg-well">
            {picture && (
              <Picture
                path={picture}
                alt=""
                sizes="(width >= 1024px) 128px, 22vw"
                className="size-full object-cover transition-transform duration-200 group-hover/piece:scale-[1.03]"
              />
            )}
          </span>
          <a
            href={productAddress(id)}
            target="_blank"
            rel="noopener"
            title={productName}
            dir="auto"
            className="covers-parent truncate rounded-control text-xs"
          >
            {productName}
          </a>
          <Price amountCents={priceCents} size="small" />
        </li>
      ))}
    </ul>
  );
}
