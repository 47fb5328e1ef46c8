import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { ProductGrid, ProductGridSkeleton } from '../../features/products/product-grid.tsx';
import { useText } from '../../messages/messages.tsx';
import { GAP, pageNumbers } from '../../ui/links/pagination.tsx';
import type { ListData } from './list-data.ts';
import { listAddress } from './list-query.ts';

const FIRST_ROW_ON_PHONES = 2;

export function Results({ list }: { list: ListData }) {
  const text = useText();
  const isWaiting = useListWaiting();
  return (
    <section aria-label={text('search.list.products')} aria-busy={isWaiting} className="flex flex-col gap-8">
      {isWaiting ? (
        <ProductGridSkeleton count={list.products.length} />
      ) : (
        <ProductGrid products={list.products} eager={FIRST_ROW_ON_PHONES} />
      )}
      <ListPages list={list} />
    </section>
  );
}

/** Below this delay a skeleton would only flicker. */
const PATIENCE_MS = 150;

/** Whether another list has been loading long enough to show a skeleton. */
function useListWaiting(): boolean {
  const { location } = useNavigation();
  const coming = location?.pathname === '/list' ? location.key : undefined;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => setLate(coming), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [coming]);
  return coming !== undefined && late === coming;
}

/** Pages beyond this number are reached by cursor only. */
const MAX_NUMBERED = 50;
const CELL = 'grid min-h-10 min-w-10 max-md:min-h-11 place-items-center rounded-control px-2 text-sm tabular-nums';

/** Numbered pages as far as the search counts them; beyond, each page only has a link to the next. */
function ListPages({ list: { query, pages, nextCursor } }: { list: ListData }) {
  const text = useText();
  const { page, cursor } = query;
  // The number of pages may be an estimate; whether there is a next one is always known.
  const last = nextCursor === null ? page : Math.max(Math.min(pages, MAX_NUMBERED), page);
  const next = cursor || page === last ? nextCursor && { cursor: nextCursor } : { page: page + 1 };
  if (!next && page === 1 && !cursor) return null;
  return (
    <nav aria-label={text('ui.pages')} className="flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {cursor && (
          <li>
            <Link to={listAddress(query, {})} className={`${CELL} font-semibold hover:bg-well`}>
              {text('search.list.firstPage')}
            </Link>
          </li>
        )}
        {!cursor && page > 1 && (
          <li>
            <Link
              to={listAddress(query, { page: page - 1 })}
              rel="prev"
              aria-label={text('ui.previousPage')}
              className={`${CELL} hover:bg-well`}
            >
              <ChevronLeft aria-hidden className="flip-rtl size-4" />
            </Link>
          </li>
        )}
        {!cursor && <PageLinks query={query} pages={last} />}
        {next && (
          <li>
            <Link
              to={listAddress(query, next)}
              rel="next"
              aria-label={text('ui.nextPage')}
              className={`${CELL} hover:bg-well`}
            >
              <ChevronRight aria-hidden className="flip-rtl size-4" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageLinks({ query, pages }: Pick<ListData, 'query' | 'pages'>) {
  const text = useText();
  return pageNumbers(query.page, pages).map((page, index) => (
    <li key={page === GAP ? `gap-${index < 2 ? 'before' : 'after'}` : page}>
      {page === GAP ? (
        <span className={`${CELL} text-ink-soft`}>…</span>
      ) : (
        <Link
          to={listAddress(query, { page })}
          aria-label={text('ui.pageNumber', { page })}
          aria-current={page === query.page ? 'page' : undefined}
          className={`${CELL} hover:bg-well aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-paper`}
        >
          {page}
        </Link>
      )}
    </li>
  ));
}
