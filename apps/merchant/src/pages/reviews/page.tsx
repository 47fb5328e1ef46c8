import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useCall } from '@galleria/console-kit/use-call';
import { storeProductOptions } from '@galleria/contract/catalogue/store-products';
import { storeReviewCount, storeReviewPage } from '@galleria/contract/reviews/store-reviews';
import { useState } from 'react';
import { isReviewState, REVIEW_STATES, type Review } from './review.tsx';
import { useReviewColumns } from './review-columns.tsx';
import { ReplyDrawer, ReportDrawer } from './review-drawers.tsx';

/** Reviews of the store's products, with views for unanswered ones. */
export function Component() {
  const text = useText<'merchant'>();
  const [answered, setAnswered] = useState<Review>();
  const [appended, setAppended] = useState<Review>();
  const [reported, setReported] = useState<Review>();
  const states = Object.keys(REVIEW_STATES).filter(isReviewState);
  const filters = {
    keyword: { kind: 'text', label: text('merchantReviews.search') },
    state: {
      kind: 'select',
      label: text('merchantReviews.state'),
      options: states.map((value) => ({ value, label: text(`merchantReviews.state.${value}`) })),
    },
    stars: {
      kind: 'multiSelect',
      label: text('merchantReviews.rating'),
      options: [5, 4, 3, 2, 1].map((count) => ({
        value: String(count),
        label: text('merchantReviews.stars', { count }),
      })),
    },
    pictures: {
      kind: 'select',
      label: text('merchantReviews.pictures'),
      options: [{ value: 'with', label: text('merchantReviews.withPictures') }],
    },
    product: { kind: 'picker', label: text('merchantReviews.product'), operation: storeProductOptions },
    time: { kind: 'dateRange', label: text('merchantReviews.time') },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="reviews"
        title={text('merchant.reviews')}
        intro={text('merchantReviews.intro')}
        operation={storeReviewPage}
        columns={useReviewColumns({ onAnswer: setAnswered, onAnswerAppend: setAppended, onReport: setReported })}
        keyOf={({ prodCommId }) => prodCommId}
        filters={filters}
        views={useViews()}
        toInput={({ keyword, state, stars, pictures, product, time }) => ({
          ...(isReviewState(state) && REVIEW_STATES[state]),
          keyword,
          stars: stars?.join(','),
          hasPictures: pictures ? true : undefined,
          prodId: product,
          from: time?.from,
          until: time?.until,
        })}
        emptyText={text('merchantReviews.none')}
      />
      <ReplyDrawer review={answered} onClose={() => setAnswered(undefined)} />
      <ReplyDrawer toAppend review={appended} onClose={() => setAppended(undefined)} />
      <ReportDrawer review={reported} onClose={() => setReported(undefined)} />
    </>
  );
}

function useViews() {
  const text = useText<'merchant'>();
  const counts = useCall(storeReviewCount, {}).data;
  const withCount = (name: string, count: number | undefined) => [name, count].filter(Boolean).join(' · ');
  return [
    { name: withCount(text('merchantReviews.state.unanswered'), counts?.unanswered), search: 'state=unanswered' },
    {
      name: withCount(text('merchantReviews.poorUnanswered'), counts?.poorUnanswered),
      search: 'state=unanswered&stars=2&stars=1',
    },
    { name: text('merchantReviews.withPictures'), search: 'pictures=with' },
    { name: text('merchantReviews.state.reported'), search: 'state=reported' },
  ];
}
