import { useText } from '../../../words/words.tsx';
import type { Reviews } from '../detail-data.ts';
import { EVALUATIONS, type ReviewQuery } from '../review-query.ts';
import { ReviewLink } from './review-link.tsx';

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
              className="inline-flex min-h-10 items-center gap-1.5 rounded-full border border-edge px-4 text-sm hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:font-semibold aria-[current=true]:text-paper"
            >
              {label} <span className="tabular-nums opacity-80">{count}</span>
            </ReviewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
