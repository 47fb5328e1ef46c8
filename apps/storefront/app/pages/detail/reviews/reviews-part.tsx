import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Deferred, useDeferred } from '../deferred.ts';
import type { Reviews } from '../detail-data.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { RatingBars } from './rating-bars.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewFilters, ReviewLink, ReviewPages } from './review-filters.tsx';
import { isOtherPage } from './review-query.ts';

/** Reviews of the product, a deferred part. */
export function ReviewsPart({ reviews }: { reviews: Deferred<Reviews | undefined> }) {
  return (
    <PartBoundary waiting={<Waiting />} failed={<Failed />}>
      <Loaded reviews={reviews} />
    </PartBoundary>
  );
}

function Loaded({ reviews: promised }: { reviews: Deferred<Reviews | undefined> }) {
  const text = useText();
  const { state } = useNavigation();
  const reviews = useDeferred(promised);
  const list = useFocusOnPage(reviews);
  if (!reviews) return <Failed />;
  const { summary, page, query } = reviews;
  if (summary.number === 0) return <p className="text-ink-soft">{text('detail.noReviews')}</p>;
  return (
    <div className="flex flex-col gap-6" aria-busy={state === 'loading'}>
      <RatingBars summary={summary} star={query.star} />
      <ReviewFilters summary={summary} query={query} />
      {page.records.length === 0 ? (
        <Empty kind="search" sentence={text('detail.noSuchReviews')}>
          <ReviewLink query={{}} className="underline underline-offset-4">
            {text('detail.allReviews')}
          </ReviewLink>
        </Empty>
      ) : (
        <div ref={list} tabIndex={-1} className="scroll-mt-40 outline-none">
          <ReviewList records={page.records} />
        </div>
      )}
      <ReviewPages current={page.current} pages={page.pages} query={query} />
    </div>
  );
}

/** Reviews in other languages are collapsed, unless there are no others. */
function ReviewList({ records }: { records: Reviews['page']['records'] }) {
  const text = useText();
  const { readable = [], foreign = [] } = Object.groupBy(records, ({ isForeign }) =>
    isForeign ? 'foreign' : 'readable',
  );
  return (
    <>
      <Cards reviews={readable} />
      {foreign.length > 0 && (
        <details open={readable.length === 0} className="border-line border-t not-first:mt-2 pt-3">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
            {text('reviews.otherLanguages', { count: foreign.length })}
          </summary>
          <div className="pt-5">
            <Cards reviews={foreign} />
          </div>
        </details>
      )}
    </>
  );
}

function Cards({ reviews }: { reviews: Reviews['page']['records'] }) {
  return (
    <ul className="flex flex-col">
      {reviews.map((review) => (
        <ReviewCard key={review.prodCommId} review={review} />
      ))}
    </ul>
  );
}

/**
 * Another page moves the focus to the top of the list, for screen readers too. Filters leave the focus on their link.
 */
function useFocusOnPage(reviews: Reviews | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(reviews);
  useEffect(() => {
    const before = shown.current;
    shown.current = reviews;
    if (before && reviews && isOtherPage(before.query, reviews.query)) {
      list.current?.focus({ preventScroll: true });
      list.current?.scrollIntoView();
    }
  }, [reviews]);
  return list;
}

function Waiting() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-32" />
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}

function Failed() {
  const text = useText();
  return <p className="text-ink-soft">{text('detail.reviewsFailed')}</p>;
}
