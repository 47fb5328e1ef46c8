import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../../words/words.tsx';
import type { ReviewQuery } from '../review-query.ts';
import { ReviewLink } from './review-link.tsx';

const CELL = 'grid size-10 place-items-center rounded-control hover:bg-well [&_svg]:size-4';

interface ReviewPagesProps {
  current: number;
  pages: number;
  query: ReviewQuery;
}

/** Back and on; nothing when there is only one page. */
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
