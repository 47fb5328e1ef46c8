import { PictureStrip } from '@galleria/console-kit/after-sales/picture-strip';
import { useText } from '@galleria/console-kit/console-context';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { MallLink } from '@galleria/console-kit/page/mall-link';
import { TimeText } from '@galleria/console-kit/text/time-text';
import type { platformReviewPage, reportedReviewPage } from '@galleria/contract/reviews/staff-reviews';
import { Flex, Typography } from 'antd';

const MAX_STARS = 5;

/** The review as buyers read it, and the product that it is about. */
export function ReviewText({
  review,
}: {
  review: RowOf<typeof platformReviewPage> | RowOf<typeof reportedReviewPage>;
}) {
  const text = useText<'platform'>();
  const { score, content, pics, nickName, createTime, prodId, prodName, replyContent, appendContent } = review;
  const pictures = [pics, review.appendPics].join(',').split(',').filter(Boolean);
  return (
    <Flex vertical gap={4} style={{ minWidth: 220, maxWidth: 480, whiteSpace: 'normal', textAlign: 'start' }}>
      <span>
        <span role="img" aria-label={text('platformCatalogue.stars', { count: score })}>
          {'★'.repeat(score)}
          {'☆'.repeat(MAX_STARS - score)}
        </span>{' '}
        <bdi>{nickName}</bdi>{' '}
        <Typography.Text type="secondary">
          <TimeText time={createTime} />
        </Typography.Text>
      </span>
      {'isDefault' in review && review.isDefault && (
        <Typography.Text type="secondary">{text('platformCatalogue.noWords')}</Typography.Text>
      )}
      <bdi style={{ overflowWrap: 'anywhere' }}>{content}</bdi>
      {appendContent && (
        <bdi style={{ overflowWrap: 'anywhere' }}>{text('platformCatalogue.addedLater', { words: appendContent })}</bdi>
      )}
      <PictureStrip paths={pictures} />
      {replyContent && (
        <Typography.Text type="secondary">
          {text('platformCatalogue.storeAnswered', { words: replyContent })}
        </Typography.Text>
      )}
      <MallLink to={`/detail?prodId=${prodId}`}>{prodName}</MallLink>
    </Flex>
  );
}
