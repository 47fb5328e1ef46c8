import { useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { useAccount } from '../../visit/use-account.ts';
import type { CardProduct } from '../products/card-product.ts';
import { ProductGrid } from '../products/product-grid.tsx';

const SHOWN = 5;

/**
 * Products that this visitor viewed before. Never in the HTML, which visitors share: the browser fetches them when the
 * end of the page is near. The last section, so that nothing shifts in view.
 */
export function RecentlyViewed({ without }: { without?: number }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const isBuyer = useAccount() !== undefined;
  const [products, setProducts] = useState<readonly CardProduct[]>([]);

  useEffect(() => {
    if (!place.current) return;
    let isCancelled = false;
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
      isCancelled = true;
      observer.disconnect();
    };
    async function load() {
      // One more than shown, since this page's product may be among them. If it fails the section stays empty.
      const calls = await import('./fetch-viewed.ts').catch(() => undefined);
      const seen = await (isBuyer ? calls?.fetchHistory(SHOWN + 1) : calls?.fetchViewed(SHOWN + 1));
      if (!isCancelled && seen) setProducts(seen.filter(({ id }) => id !== without).slice(0, SHOWN));
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
