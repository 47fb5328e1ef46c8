import { formatRating } from '@galleria/i18n/formats';
import { RatingStars } from '../../../features/products/rating-stars.tsx';
import { useLocale, useText } from '../../../messages/messages.tsx';
import type { Reviews } from '../detail-data.ts';
import { ReviewLink } from './review-filters.tsx';

interface RatingBarsProps {
  summary: Reviews['summary'];
  /** The star filter that is applied. */
  star: number | undefined;
}

/** The average and the distribution of stars; each bar links to its reviews. */
export function RatingBars({ summary: { rating, positiveRating, number, stars }, star: chosen }: RatingBarsProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <div>
        <p className="flex items-baseline gap-2">
          <span className="font-bold text-display leading-none tabular-nums">{formatRating(locale, rating)}</span>
          <span className="text-ink-soft text-sm">{text('detail.outOfFive')}</span>
        </p>
        <p className="mt-2">
          <RatingStars rating={rating} size="medium" />
        </p>
        <p className="mt-1 text-ink-soft text-sm">{text('detail.positive', { percent: positiveRating })}</p>
      </div>
      <ul className="flex min-w-56 flex-1 flex-col">
        {[5, 4, 3, 2, 1].map((star) => {
          const count = stars[star - 1] ?? 0;
          return (
            <li key={star}>
              <ReviewLink
                query={{ star: star === chosen ? undefined : star }}
                aria-current={star === chosen || undefined}
                className="group flex min-h-6 items-center gap-3 rounded-control text-sm aria-[current=true]:font-semibold"
              >
                <span className="w-16 shrink-0 text-ink-soft group-hover:text-ink">
                  {text('detail.stars', { star })}
                </span>
                <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-well">
                  <span
                    className="block h-full rounded-full bg-star"
                    style={{ width: `${number === 0 ? 0 : (count / number) * 100}%` }}
                  />
                </span>
                <span aria-hidden className="w-10 shrink-0 text-end text-ink-soft tabular-nums">
                  {count}
                </span>
                <span className="sr-only">{text('detail.reviewCount', { count })}</span>
              </ReviewLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
