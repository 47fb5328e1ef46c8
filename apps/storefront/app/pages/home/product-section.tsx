import { type CSSProperties, useId } from 'react';
import type { CardProduct } from '../../features/products/card-product.ts';
import type { PerRow } from '../../features/products/product-grid.tsx';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { SectionHead } from './section-head.tsx';

interface ProductSectionProps {
  title: string;
  to: string;
  products: readonly CardProduct[];
  perRow?: PerRow;
  rows?: keyof typeof FULL_ROWS;
  /** On a background of its own, for temporary offers. */
  raised?: boolean;
  /** Never on the first screen, so it is painted later. */
  below?: boolean;
}

/** Hides the products that would leave the last row incomplete where fewer than six or four fit beside each other. */
const FULL_ROWS = {
  oneOfFour: 'sm:max-lg:[&>ul>li:nth-child(n+4)]:hidden',
  one: 'md:max-lg:[&>ul>li:nth-child(n+5)]:hidden lg:max-xl:[&>ul>li:nth-child(n+6)]:hidden',
  two: 'lg:max-xl:[&>ul>li:nth-child(n+11)]:hidden',
} as const;

const COLUMNS_ON_PHONES = 2;

/** The number of rows on phones, for the style `paint-later`. */
function rowsOf(count: number): CSSProperties {
  return { '--rows': Math.ceil(count / COLUMNS_ON_PHONES) } as CSSProperties;
}

export function ProductSection({
  title,
  to,
  products,
  perRow = 6,
  rows,
  raised = false,
  below = false,
}: ProductSectionProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={`page-column ${below ? 'paint-later' : ''}`}
      style={below ? rowsOf(products.length) : undefined}
    >
      <div className={raised ? 'rounded-card bg-brand-tint p-3 md:p-5' : undefined}>
        <SectionHead id={id} title={title} to={to} />
        <div className={rows && FULL_ROWS[rows]}>
          <ProductGrid products={products} perRow={perRow} />
        </div>
      </div>
    </section>
  );
}
