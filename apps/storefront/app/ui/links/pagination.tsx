import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../messages/messages.tsx';

const CELL = 'grid min-h-10 min-w-10 max-md:min-h-11 place-items-center rounded-control px-2 text-sm tabular-nums';

interface PaginationProps {
  current: number;
  pages: number;
}

/** Plain links that change `current` in the address and keep the other parameters; nothing for a single page. */
export function Pagination({ current, pages }: PaginationProps) {
  const text = useText();
  const [query] = useSearchParams();
  if (pages <= 1) return null;
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(query);
    next.set('current', String(page));
    return `?${next}`;
  };
  return (
    <nav aria-label={text('ui.pages')} className="flex justify-center">
      <ul className="flex flex-wrap items-center gap-1">
        <Step page={current - 1} pages={pages} hrefOf={hrefOf} label={text('ui.previousPage')} rel="prev">
          <ChevronLeft className="flip-rtl size-4" />
        </Step>
        {pageNumbers(current, pages).map((page, index) => (
          <li key={page === GAP ? `gap-${index < 2 ? 'before' : 'after'}` : page}>
            {page === GAP ? (
              <span className={`${CELL} text-ink-soft`}>…</span>
            ) : (
              <Link
                to={hrefOf(page)}
                aria-label={text('ui.pageNumber', { page })}
                aria-current={page === current ? 'page' : undefined}
                className={`${CELL} ${page === current ? 'bg-ink font-semibold text-paper' : 'hover:bg-well'}`}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        <Step page={current + 1} pages={pages} hrefOf={hrefOf} label={text('ui.nextPage')} rel="next">
          <ChevronRight className="flip-rtl size-4" />
        </Step>
      </ul>
    </nav>
  );
}

interface StepProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  label: string;
  rel: 'prev' | 'next';
  children: ReactNode;
}

/** Link to the previous or next page; absent at the ends. */
function Step({ page, pages, hrefOf, label, rel, children }: StepProps) {
  if (page < 1 || page > pages) return null;
  return (
    <li>
      <Link to={hrefOf(page)} rel={rel} aria-label={label} className={`${CELL} hover:bg-well`}>
        {children}
      </Link>
    </li>
  );
}

/** Stands for omitted page numbers. */
export const GAP = 'gap';

const NEIGHBOURS = 1;

/** The page numbers to link: the first, the last and those around the current one, e.g. 1 … 4 5 6 … 12. */
export function pageNumbers(current: number, pages: number): (number | typeof GAP)[] {
  const shown = new Set([1, pages]);
  for (let page = current - NEIGHBOURS; page <= current + NEIGHBOURS; page += 1) {
    if (page >= 1 && page <= pages) shown.add(page);
  }
  const numbers = [...shown].sort((a, b) => a - b);
  return numbers.flatMap((page, index) => [...between(numbers[index - 1] ?? 0, page), page]);
}

/** A gap of a single page is replaced by that page. */
function between(before: number, after: number): (number | typeof GAP)[] {
  const missing = after - before - 1;
  if (missing <= 0) return [];
  return missing === 1 ? [before + 1] : [GAP];
}

/** The page number in an address; 1 when it is missing or invalid. */
export function pageNumber(query: URLSearchParams): number {
  const current = Number(query.get('current') ?? 1);
  return Number.isSafeInteger(current) && current > 0 ? Math.min(current, MAX_COUNT) : 1;
}

const MAX_COUNT = 1_000_000;
