import { formatRating } from '@galleria/i18n/formats';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { QuickAdd } from '../cart/quick-add.tsx';
import { HeartButton } from '../favourites/favourite-button.tsx';
import { Price } from '../money/price.tsx';
import type { CardProduct } from './card-product.ts';
import { compactCount } from './compact-count.ts';
import { productAddress } from './product-address.ts';

interface ProductCardProps {
  product: CardProduct;
  /** The `sizes` attribute of its picture. */
  sizes: string;
  eager?: boolean;
  /** Shown under the price. */
  children?: ReactNode;
}

/**
 * A link that covers the whole card, a heart and an add-to-cart button. It is a plain link: products open in a new tab,
 * and a grid of router links costs time on both server and client.
 */
export function ProductCard({ product, sizes, eager = false, children }: ProductCardProps) {
  const { id, name, picture, priceCents, oldPriceCents, inStock, notForCart, shopName, address } = product;
  return (
    <article className="group card relative flex h-full flex-col">
      <div className="relative aspect-square overflow-hidden rounded-t-card bg-well">
        {picture && (
          <Picture
            path={picture}
            alt=""
            sizes={sizes}
            eager={eager}
            className={`size-full object-cover transition-transform duration-200 group-hover:scale-[1.03] ${inStock ? '' : 'opacity-50'}`}
          />
        )}
        <CardBadges product={product} />
        {inStock && !notForCart && (
          <div className="absolute end-1 bottom-1 z-10">
            <QuickAdd prodId={id} name={name} />
          </div>
        )}
      </div>
      <div className="flex grow flex-col gap-1.5 p-3">
        <a
          href={address ?? productAddress(id)}
          target="_blank"
          dir="auto"
          className="covers-parent wrap-break-word line-clamp-2 min-h-10 font-medium text-sm group-hover:text-brand-ink"
          rel="noopener"
        >
          {name}
        </a>
        <Price amountCents={priceCents} oldAmountCents={oldPriceCents} />
        {children}
        <div className="mt-auto flex flex-col gap-1 text-ink-soft text-xs">
          <ProductFigures product={product} />
          <p dir="auto" className="truncate">
            {shopName}
          </p>
        </div>
      </div>
      <div className="absolute end-1 top-1 z-10">
        <HeartButton kind="product" id={id} name={name} />
      </div>
    </article>
  );
}

function CardBadges({ product: { badges, inStock } }: { product: CardProduct }) {
  const text = useText();
  return (
    <div className="absolute start-2 top-2 flex max-w-[calc(100%-4rem)] flex-wrap gap-1">
      {inStock ? (
        badges.map(({ tone, label, values }) => (
          <Badge key={label} tone={tone}>
            <bdi>{text(label, values)}</bdi>
          </Badge>
        ))
      ) : (
        <Badge tone="neutral">{text('products.card.soldOut')}</Badge>
      )}
    </div>
  );
}

/** For a flash sale the share that is sold, otherwise rating and sales. */
function ProductFigures({ product: { claimedPercent, rating, sold } }: { product: CardProduct }) {
  const text = useText();
  const locale = useLocale();
  if (claimedPercent !== undefined) {
    return (
      <>
        <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-brand-tint">
          <span className="block h-full rounded-full bg-brand" style={{ width: `${claimedPercent}%` }} />
        </span>
        <p>{text('products.card.claimed', { percent: claimedPercent })}</p>
      </>
    );
  }
  return (
    <p className="flex min-h-4 justify-between gap-2 whitespace-nowrap tabular-nums">
      {rating > 0 && (
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden className="size-3 fill-current text-star" />
          <span className="sr-only">{text('products.card.rating')} </span>
          {formatRating(locale, rating)}
        </span>
      )}
      {sold > 0 && <span className="truncate">{text('products.card.sold', { sold: compactCount(locale, sold) })}</span>}
    </p>
  );
}
