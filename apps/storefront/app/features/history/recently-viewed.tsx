import { useEffect, useRef, useState } from 'react';
import { useText } from '../../words/words.tsx';
import { useAccount } from '../accounts/use-account.ts';
import type { CardProduct } from '../products/card-product.ts';
import { ProductGrid } from '../products/product-grid.tsx';

const SHOWN = 5;

/**
 * What this person looked at before. It is never in the HTML, which visitors share: the browser asks when the end of the page
 * comes near. The last section, so that nothing moves in view.
 */
export function RecentlyViewed({ without }: { without?: number }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const isBuyer = useAccount() !== undefined;
  const [products, setProducts] = useState<readonly CardProduct[]>([]);

  useEffect(() => {
    if (!place.current) return;
    let isOver = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => {
      isOver = true;
      observer.disconnect();
    };
    async function load() {
      // One more than shown: the product of this page may be among them. Without it the page is the same, only shorter.
      const calls = await import('./fetch-seen.ts').catch(() => undefined);
      const seen = await (isBuyer ? calls?.fetchHistory(SHOWN + 1) : calls?.fetchSeen(SHOWN + 1));
      if (!isOver && seen) setProducts(seen.filter(({ id }) => id !== without).slice(0, SHOWN));
    }
  }, [isBuyer, without]);

  return (
    <div ref={place}>
      {products.length > 0 && (
        <section aria-labelledby="recently-viewed" className="mt-8">
          <h2 id="recently-viewed" className="mb-4 font-bold text-lg">
            {text('home.recentlyViewed')}
          </h2>
          <ProductGrid products={products} perRow={5} />
        </section>
      )}
    </div>
  );
}
