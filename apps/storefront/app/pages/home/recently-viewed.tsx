import { useEffect, useState } from 'react';
import type { CardProduct } from '../../features/products/card-product.ts';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { useText } from '../../messages/messages.tsx';
import { SectionHead } from './section-head.tsx';

const TITLE_ID = 'recently-viewed';
const FOOTPRINT = '/user-center/uc-footprint';
const SHOWN = 6;

interface RecentlyViewedProps {
  /** History of a signed-in buyer, from the server; undefined for guests, whose history is in their browser. */
  known: readonly CardProduct[] | undefined;
}

/** The last section of the page, so that nothing in view moves when it is rendered later. */
export function RecentlyViewed({ known }: RecentlyViewedProps) {
  const text = useText();
  const own = useSeenByGuest(known === undefined);
  const products = known ?? own;
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="page-column">
      {known ? (
        <SectionHead id={TITLE_ID} title={text('home.recentlyViewed')} to={FOOTPRINT} />
      ) : (
        <h2 id={TITLE_ID} className="mb-4 font-bold text-lg md:mb-6 md:text-xl">
          {text('home.recentlyViewed')}
        </h2>
      )}
      <ProductGrid products={products} perRow={6} />
    </section>
  );
}

function useSeenByGuest(isGuest: boolean): readonly CardProduct[] {
  const [products, setProducts] = useState<readonly CardProduct[]>([]);
  useEffect(() => {
    if (!isGuest) return;
    let isCancelled = false;
    import('../../features/history/fetch-viewed.ts')
      .then(({ fetchViewed }) => fetchViewed(SHOWN))
      .then((seen) => {
        if (!isCancelled) setProducts(seen);
      })
      // On failure the section is left out.
      .catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [isGuest]);
  return products;
}
