import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { Button, type ButtonProps, Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { AppendText, type Review, ReviewText } from './review.tsx';

interface ReviewActions {
  onAnswer: (review: Review) => void;
  onAnswerAppend: (review: Review) => void;
  onReport: (review: Review) => void;
}

export function useReviewColumns({ onAnswer, onAnswerAppend, onReport }: ReviewActions): ListColumn<Review>[] {
  const text = useText<'merchant'>();
  const mayAnswer = useCan('reviews.answer');
  const columns: ListColumn<Review>[] = [
    {
      key: 'review',
      title: text('merchantReviews.review'),
      isMain: true,
      render: (review) => (
        <Flex vertical gap="small" style={{ minWidth: 240, maxWidth: 520 }}>
          <ReviewText review={review} />
          <Report review={review} />
          {!(review.isDefault && review.replyContent === null) && <Answer reply={review} />}
          {review.append && (
            <>
              <AppendText append={review.append} />
              <Answer reply={review.append} />
            </>
          )}
        </Flex>
      ),
    },
    { key: 'product', title: text('merchantReviews.product'), render: (review) => <Product review={review} /> },
  ];
  const actions: ListColumn<Review> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (review) => (
      <Flex wrap gap="small">
        <ReviewButton
          label={text(review.replyContent === null ? 'merchantReviews.toAnswer' : 'merchantReviews.changeAnswer')}
          {...{ review, onClick: onAnswer }}
        />
        {review.append && (
          <ReviewButton
            label={text(
              review.append.replyContent === null
                ? 'merchantReviews.answerAppend'
                : 'merchantReviews.changeAppendAnswer',
            )}
            {...{ review, onClick: onAnswerAppend }}
          />
        )}
        {review.reportReason === null && !review.isHidden && (
          <ReviewButton type="text" label={text('merchantReviews.report')} {...{ review, onClick: onReport }} />
        )}
      </Flex>
    ),
  };
  return mayAnswer ? [...columns, actions] : columns;
}

interface ReviewButtonProps extends Pick<ButtonProps, 'type'> {
  label: string;
  review: Review;
  onClick: (review: Review) => void;
}

/** Every row has the same buttons, so the label for screen readers has the name of the review's author. */
function ReviewButton({ type, label, review, onClick }: ReviewButtonProps) {
  const accessibleName = useText<'merchant'>()('merchantReviews.actOf', { act: label, name: review.nickName });
  return (
    <Button aria-label={accessibleName} onClick={() => onClick(review)} {...(type && { type })}>
      {label}
    </Button>
  );
}

const PICTURE_PX = 44;

/** The product of a review; its name filters the list by this product. */
function Product({ review: { prodId, prodName, prodPic, skuName } }: { review: Review }) {
  return (
    <Flex gap="small" align="start" style={{ width: 220, maxWidth: '100%', textAlign: 'start' }}>
      <div style={{ flex: 'none' }}>
        <Thumbnail path={prodPic} width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        <Link to={`/reviews?product=${prodId}`}>
          <bdi>{prodName}</bdi>
        </Link>
        <br />
        <Typography.Text type="secondary">
          <bdi>{skuName}</bdi>
        </Typography.Text>
      </div>
    </Flex>
  );
}

/** The store's report of a review, and the mall's decision. */
function Report({ review: { reportReason, reportState, reportAnswer } }: { review: Review }) {
  const text = useText<'merchant'>();
  if (!reportReason) return null;
  return (
    <Flex vertical gap={4} align="start" style={{ textAlign: 'start' }}>
      <Tag color="warning">
        {text('merchantReviews.reportedFor', { reason: text(`merchantReviews.reason.${reportReason}`) })}
      </Tag>
      {reportState && reportState !== 'open' && (
        <Typography.Text type="secondary">
          {text(`merchantReviews.report.${reportState}`, { reason: reportAnswer })}
        </Typography.Text>
      )}
    </Flex>
  );
}

/** The store's reply to a review or to its addition. */
function Answer({ reply: { replyContent, replyTime } }: { reply: Pick<Review, 'replyContent' | 'replyTime'> }) {
  const text = useText<'merchant'>();
  if (replyContent === null) {
    return (
      <Flex>
        <Tag>{text('merchantReviews.state.unanswered')}</Tag>
      </Flex>
    );
  }
  return (
    <blockquote className="review-quote" style={{ textAlign: 'start' }}>
      <Typography.Text type="secondary">
        {text('merchantReviews.yourAnswer')}
        {replyTime && (
          <>
            {' · '}
            <TimeText time={replyTime} />
          </>
        )}
      </Typography.Text>
      <br />
      <bdi className="review-words">{replyContent}</bdi>
    </blockquote>
  );
}
