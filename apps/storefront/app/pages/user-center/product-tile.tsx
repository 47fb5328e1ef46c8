import type { ReactNode } from 'react';
import { Price } from '../../features/money/price.tsx';
import { productAddress } from '../../features/products/product-address.ts';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { TileProduct } from './tile-product.ts';

interface ProductTileProps {
  product: TileProduct;
  /** Shown in the corner of the picture. */
  corner: ReactNode;
  /** A badge with an advantage of the product. */
  praise?: string;
  /** Further actions or information, below the product. */
  foot?: ReactNode;
  eager?: boolean;
  /** Set while a click selects the tile instead of opening the product. */
  noLink?: boolean;
}

const SIZES = '(width >= 1200px) 220px, (width >= 768px) 22vw, (width >= 480px) 31vw, 47vw';

/** A stale product is greyed out, shows the reason and has no link. */
export function ProductTile({ product, corner, praise, foot, eager = false, noLink = false }: ProductTileProps) {
  const { id, name, picture, priceCents, oldPriceCents, shopName, stale } = product;
  const nameClassName = 'wrap-break-word line-clamp-2 min-h-10 font-medium text-sm';
  return (
    <article className="group card relative flex h-full flex-col">
      <div className="relative aspect-square overflow-hidden rounded-t-card bg-well">
        {picture && (
          <Picture
            path={picture}
            alt=""
            sizes={SIZES}
            eager={eager}
            className={`size-full object-cover ${stale ? 'opacity-45 grayscale' : ''}`}
          />
        )}
        <Marks product={product} praise={praise} />
      </div>
      <div className="flex grow flex-col gap-1.5 p-3">
        {stale || noLink ? (
          <p dir="auto" className={`${nameClassName} ${stale ? 'text-ink-soft' : ''}`}>
            {name}
          </p>
        ) : (
          <a
            href={productAddress(id)}
            target="_blank"
            rel="noopener"
            dir="auto"
            className={`covers-parent ${nameClassName} group-hover:text-brand-ink`}
          >
            {name}
          </a>
        )}
        <Price amountCents={priceCents} oldAmountCents={oldPriceCents} />
        <p dir="auto" className="mt-auto truncate text-ink-soft text-xs">
          {shopName}
        </p>
        {foot}
      </div>
      {corner}
    </article>
  );
}

function Marks({ product: { stale, inStock }, praise }: { product: TileProduct; praise?: string }) {
  const text = useText();
  return (
    <div className="absolute inset-x-2 bottom-2 flex flex-wrap gap-1">
      {stale && <Badge tone="neutral">{text(stale)}</Badge>}
      {!stale && !inStock && <Badge tone="neutral">{text('favourites.page.soldOut')}</Badge>}
      {!stale && praise && <Badge tone="success">{praise}</Badge>}
    </div>
  );
}

/** Grid of product tiles beside the menu of the user center. */
export const TILE_GRID = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 xl:grid-cols-4 xl:gap-4';
