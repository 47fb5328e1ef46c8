import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import type { Reviews } from '../detail-data.ts';
import { changedAddress } from '../page-address.ts';
import { EVALUATIONS, type ReviewQuery, reviewParts } from './review-query.ts';

interface ReviewFiltersProps {
  summary: Reviews['summary'];
  query: ReviewQuery;
}

export function ReviewFilters({ summary, query }: ReviewFiltersProps) {
  const text = useText();
  const filters = [
    { evaluate: EVALUATIONS.all, label: text('detail.filterAll'), count: summary.number },
    { evaluate: EVALUATIONS.good, label: text('detail.filterGood'), count: summary.praiseNumber },
    { evaluate: EVALUATIONS.middling, label: text('detail.filterMiddling'), count: summary.secondaryNumber },
    { evaluate: EVALUATIONS.bad, label: text('detail.filterBad'), count: summary.negativeNumber },
    { evaluate: EVALUATIONS.withPictures, label: text('detail.filterPictures'), count: summary.picNumber },
  ];
  return (
    <nav aria-label={text('detail.filters')}>
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ evaluate, label, count }) => (
          <li key={evaluate}>
            <ReviewLink
              query={{ evaluate }}
              aria-current={(query.star === undefined && query.evaluate === evaluate) || undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-4 text-sm hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:font-semibold aria-[current=true]:text-paper"
            >
              {label} <span className="tabular-nums opacity-80">{count}</span>
            </ReviewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ReviewLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  query: Partial<ReviewQuery>;
}

/** Link to other reviews of the same product: the rest of the page and the scroll position stay. */
export function ReviewLink({ query, ...attributes }: ReviewLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      to={changedAddress(search, reviewParts(query), '#reviews')}
      rel="nofollow"
      preventScrollReset
      replace
      {...attributes}
    />
  );
}

const CELL = 'grid size-10 place-items-center rounded-control hover:bg-well [&_svg]:size-4';

interface ReviewPagesProps {
  current: number;
  pages: number;
  query: ReviewQuery;
}

/** Previous and next; hidden when there is only one page. */
export function ReviewPages({ current, pages, query }: ReviewPagesProps) {
  const text = useText();
  if (pages <= 1) return null;
  return (
    <nav aria-label={text('detail.reviewPages')} className="flex items-center justify-center gap-2 text-sm">
      {current > 1 && (
        <ReviewLink query={{ ...query, current: current - 1 }} aria-label={text('ui.previousPage')} className={CELL}>
          <ChevronLeft className="flip-rtl" />
        </ReviewLink>
      )}
      <span className="tabular-nums">{text('detail.pageOf', { page: current, pages })}</span>
      {current < pages && (
        <ReviewLink query={{ ...query, current: current + 1 }} aria-label={text('ui.nextPage')} className={CELL}>
          <ChevronRight className="flip-rtl" />
        </ReviewLink>
      )}
    </nav>
  );
}
