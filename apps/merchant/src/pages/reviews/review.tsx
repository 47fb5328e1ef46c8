import { useText } from '@galleria/console-kit/console-context';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { TimeText } from '@galleria/console-kit/text/time-text';
import type { storeReviewPage } from '@galleria/contract/reviews/store-reviews';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { Flex, Tag, Typography } from 'antd';

export type Review = RowOf<typeof storeReviewPage>;

/** States that the list can be filtered by, with the operation's input for each. */
export const REVIEW_STATES = {
  unanswered: { isAnswered: false },
  answered: { isAnswered: true },
  reported: { isReported: true },
} as const;
type ReviewState = keyof typeof REVIEW_STATES;

export function isReviewState(text: string | undefined): text is ReviewState {
  return text !== undefined && Object.hasOwn(REVIEW_STATES, text);
}

const MAX_STARS = 5;

function Stars({ count }: { count: number }) {
  const text = useText<'merchant'>();
  return (
    <span className="stars">
      <span className="visually-hidden">{text('merchantReviews.stars', { count })}</span>
      <span aria-hidden>
        {'★'.repeat(count)}
        <span className="stars-missing">{'★'.repeat(MAX_STARS - count)}</span>
      </span>
    </span>
  );
}

/** A review with its pictures. Names and texts are the buyer's, in any script. */
export function ReviewText({ review }: { review: Review }) {
  const text = useText<'merchant'>();
  const { score, content, pics, nickName, createTime, isDefault, isHidden, usefulCount } = review;
  return (
    <Flex vertical gap={4} style={{ minWidth: 0, maxWidth: 460 }}>
      <Flex wrap gap="small" align="center">
        <Stars count={score} />
        <Typography.Text type="secondary">
          <bdi>{nickName}</bdi> · <TimeText time={createTime} />
          {usefulCount > 0 && ` · ${text('merchantReviews.useful', { count: usefulCount })}`}
        </Typography.Text>
        {isHidden && <Tag>{text('merchantReviews.hidden')}</Tag>}
      </Flex>
      {isDefault && <Typography.Text type="secondary">{text('merchantReviews.noWords')}</Typography.Text>}
      <bdi className="review-words">{content}</bdi>
      <Pictures paths={pics.split(',').filter(Boolean)} />
    </Flex>
  );
}

/** The buyer's addition to a review. */
export function AppendText({ append: { content, pics, createTime } }: { append: NonNullable<Review['append']> }) {
  const text = useText<'merchant'>();
  return (
    <Flex vertical gap={4} style={{ minWidth: 0, maxWidth: 460 }}>
      <Typography.Text type="secondary">
        {text('merchantReviews.append')} · <TimeText time={createTime} />
      </Typography.Text>
      <bdi className="review-words">{content}</bdi>
      <Pictures paths={pics.split(',').filter(Boolean)} />
    </Flex>
  );
}

const PICTURE_PX = 56;
const LARGE_PX = 1200;

function Pictures({ paths }: { paths: readonly string[] }) {
  const text = useText<'merchant'>();
  if (paths.length === 0) return null;
  return (
    <Flex wrap gap={6}>
      {paths.map((path, index) => (
        <a
          key={path}
          href={pictureUrl(path, LARGE_PX)}
          target="_blank"
          rel="noopener"
          aria-label={text('merchantReviews.openPicture', { number: index + 1 })}
        >
          <Thumbnail path={path} width={PICTURE_PX} height={PICTURE_PX} />
        </a>
      ))}
    </Flex>
  );
}
