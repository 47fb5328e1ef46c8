import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps<Product> {
  products: readonly Product[];
  /** Columns on the widest screens; fewer on others. */
  perRow?: PerRow;
  /** Number of products in view when the page opens; their pictures are not loaded lazily. */
  eager?: number;
  /** Content under the price of each card. */
  underPrice?: (product: Product) => ReactNode;
}

export function ProductGrid<Product extends CardProduct>({
  products,
  perRow = 5,
  eager = 0,
  underPrice,
}: ProductGridProps<Product>) {
  const { columns, sizes } = GRID_STYLES[perRow];
  return (
    <ul className={columns}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} sizes={sizes} eager={index < eager}>
            {underPrice?.(product)}
          </ProductCard>
        </li>
      ))}
    </ul>
  );
}

/** Shared by the grid and its skeleton, to avoid layout shift when one replaces the other. */
const GRID_STYLES = {
  4: {
    columns: 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 lg:gap-4',
    sizes: '(width >= 1200px) 288px, (width >= 1024px) 24vw, (width >= 480px) 32vw, 48vw',
  },
  5: {
    columns: 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5',
    sizes: '(width >= 1200px) 232px, (width >= 1024px) 24vw, (width >= 480px) 32vw, 48vw',
  },
  6: {
    columns: 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 md:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6 xl:gap-4',
    sizes: '(width >= 1200px) 188px, (width >= 1024px) 19vw, (width >= 768px) 24vw, (width >= 480px) 32vw, 48vw',
  },
} as const;

export type PerRow = keyof typeof GRID_STYLES;

/** With the dimensions of a `ProductGrid`. */
export function ProductGridSkeleton({ count, perRow = 5 }: { count: number; perRow?: PerRow }) {
  return (
    <div aria-hidden className={GRID_STYLES[perRow].columns}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} className="card flex min-w-0 flex-col">
          <Skeleton className="aspect-square w-full rounded-b-none" />
          <div className="flex flex-col gap-1.5 p-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
