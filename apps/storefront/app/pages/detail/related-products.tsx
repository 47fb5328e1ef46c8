import { use } from 'react';
import type { CardProduct } from '../../features/products/card-product.ts';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { ProductGridSkeleton } from '../../features/products/product-grid-skeleton.tsx';
import { useText } from '../../words/words.tsx';
import { PartBoundary } from './part-boundary.tsx';

const ROW = 5;

export function RelatedProducts({ related }: { related: Promise<CardProduct[]> }) {
  return (
    <PartBoundary waiting={<ProductGridSkeleton count={ROW} />}>
      <Related related={related} />
    </PartBoundary>
  );
}

function Related({ related }: { related: Promise<CardProduct[]> }) {
  const text = useText();
  const products = use(related);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-8">
      <h2 id="related" className="mb-4 font-bold text-lg">
        {text('detail.related')}
      </h2>
      <ProductGrid products={products} perRow={ROW} />
    </section>
  );
}
