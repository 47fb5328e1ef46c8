import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { productOptions } from '@galleria/contract/catalogue/staff-products';
import { platformReviewPage } from '@galleria/contract/reviews/staff-reviews';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReasonDrawer, type ReasonQuestion } from '../../shared/reason-drawer.tsx';
import { ReviewButton } from './review-button.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import { ReviewText } from './review-text.tsx';
import { useReviewQuestions } from './use-review-questions.ts';

type Review = RowOf<typeof platformReviewPage>;

const IS_HIDDEN: Readonly<Record<string, boolean>> = { shown: false, hidden: true };
const parseId = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? text : undefined);

/** Reviews of all stores; each can be hidden, and shown again. */
export function Component() {
  const text = useText<'platform'>();
  const [question, setQuestion] = useState<ReasonQuestion>();
  return (
    <>
      <ListPage
        name="allReviews"
        title={text('platformCatalogue.allReviews')}
        intro={text('platformCatalogue.allReviewsIntro')}
        operation={platformReviewPage}
        keyOf={({ prodCommId }) => prodCommId}
        columns={useColumns(setQuestion)}
        filters={useFilters()}
        views={[
          { name: text('platformCatalogue.reviewState.hidden'), search: 'state=hidden' },
          { name: text('platformCatalogue.withPictures'), search: 'pictures=with' },
        ]}
        toInput={({ keyword, state, stars, pictures, store, product }) => ({
          keyword,
          isHidden: IS_HIDDEN[state ?? ''],
          stars: stars?.join(','),
          hasPictures: pictures ? true : undefined,
          shopId: parseId(store),
          prodId: parseId(product),
        })}
        emptyText={text('platformCatalogue.noReviews')}
      >
        {() => <ReviewTabs />}
      </ListPage>
      <ReasonDrawer question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

function useFilters() {
  const text = useText<'platform'>();
  return {
    keyword: { kind: 'text', label: text('platformCatalogue.reviewSearch') },
    state: {
      kind: 'select',
      label: text('platformCatalogue.reportState'),
      options: [
        { value: 'shown', label: text('platformCatalogue.reviewState.shown') },
        { value: 'hidden', label: text('platformCatalogue.reviewState.hidden') },
      ],
    },
    stars: {
      kind: 'multiSelect',
      label: text('platformCatalogue.rating'),
      options: [5, 4, 3, 2, 1].map((count) => ({
        value: String(count),
        label: text('platformCatalogue.stars', { count }),
      })),
    },
    pictures: {
      kind: 'select',
      label: text('platformCatalogue.pictures'),
      options: [{ value: 'with', label: text('platformCatalogue.withPictures') }],
    },
    store: { kind: 'picker', label: text('platformCatalogue.store'), operation: storeOptions },
    product: { kind: 'picker', label: text('platformCatalogue.product'), operation: productOptions },
  } as const satisfies Filters;
}

function useColumns(onAsk: (question: ReasonQuestion) => void): ListColumn<Review>[] {
  const text = useText<'platform'>();
  const mayHandle = useCan('reviews.handle');
  const questions = useReviewQuestions();
  const columns: ListColumn<Review>[] = [
    {
      key: 'review',
      title: text('platformCatalogue.review'),
      isMain: true,
      render: (review) => <ReviewText review={review} />,
    },
    {
      key: 'state',
      title: text('platformCatalogue.reportState'),
      render: (review) => <ReviewState review={review} />,
    },
    {
      key: 'store',
      title: text('platformCatalogue.store'),
      render: ({ shopId, shopName }) => (
        <Link to={`/stores/${shopId}`}>
          <bdi>{shopName}</bdi>
        </Link>
      ),
    },
  ];
  const actions: ListColumn<Review> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (review) => {
      const action = review.hideTime === null ? 'hide' : 'showAgain';
      return <ReviewButton action={action} review={review} onClick={() => onAsk(questions[action](review))} />;
    },
  };
  return mayHandle ? [...columns, actions] : columns;
}

/** Whether the review is public; if hidden, since when and why. */
function ReviewState({ review: { hideTime, hiddenReason, isReported } }: { review: Review }) {
  const text = useText<'platform'>();
  const isHidden = hideTime !== null;
  return (
    <Flex vertical gap={4} align="start" style={{ maxWidth: 240, whiteSpace: 'normal', textAlign: 'start' }}>
      <Tag color={isHidden ? 'default' : 'success'}>
        {text(`platformCatalogue.reviewState.${isHidden ? 'hidden' : 'shown'}`)}
      </Tag>
      {isReported && <Tag color="warning">{text('platformCatalogue.reportWaits')}</Tag>}
      {isHidden && <TimeText time={hideTime} />}
      {hiddenReason && (
        <Typography.Text type="secondary">
          <bdi>{text('platformCatalogue.hiddenBecause', { reason: hiddenReason })}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}
