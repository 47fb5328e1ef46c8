import { ProductGrid } from '../../features/products/product-grid.tsx';
import { ProductGridSkeleton } from '../../features/products/product-grid-skeleton.tsx';
import { useText } from '../../words/words.tsx';
import type { ListData } from './list-data.ts';
import { ListPages } from './list-pages.tsx';
import { useListWaiting } from './use-list-waiting.ts';

const IN_VIEW = 5;

export function Results({ list }: { list: ListData }) {
  const text = useText();
  const isWaiting = useListWaiting();
  return (
    <section aria-label={text('search.list.products')} aria-busy={isWaiting} className="flex flex-col gap-8">
      {isWaiting ? (
        <ProductGridSkeleton count={list.products.length} />
      ) : (
        <ProductGrid products={list.products} eager={IN_VIEW} />
      )}
      <ListPages list={list} />
    </section>
  );
}
