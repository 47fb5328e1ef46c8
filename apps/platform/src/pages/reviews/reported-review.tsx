import { useText } from '@galleria/console-kit/console-context';
import { TimeText } from '@galleria/console-kit/text/time-text';
import type { OutputOf } from '@galleria/contract/operation';
import type { reportedReviewPage } from '@galleria/contract/reviews/staff-reviews';
import { Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router';

export type Reported = OutputOf<typeof reportedReviewPage>['records'][number];

const COLOURS = { open: 'warning', upheld: 'default', dismissed: 'success' } as const;

/** Who reported the review and why, and the mall's answer. */
export function ReportText({ reported }: { reported: Reported }) {
  const text = useText<'platform'>();
  const { state, reason, note, answer, shopId, shopName, isByStore, flagCount } = reported;
  return (
    <Flex vertical gap={4} align="start" style={{ maxWidth: 300, whiteSpace: 'normal', textAlign: 'start' }}>
      <Flex wrap gap={4}>
        <Tag color={COLOURS[state]}>{text(`platformCatalogue.report.${state}`)}</Tag>
        <Tag>{text(`platformCatalogue.reportReason.${reason}`)}</Tag>
      </Flex>
      {isByStore && <span>{text('platformCatalogue.reportedByStore')}</span>}
      <Link to={`/stores/${shopId}`}>
        <bdi>{shopName}</bdi>
      </Link>
      {note && <bdi>{note}</bdi>}
      {flagCount > 0 && <span>{text('platformCatalogue.reportedByBuyers', { count: flagCount })}</span>}
      <Flags flags={reported.flags} />
      {answer && (
        <Typography.Text type="secondary">
          <bdi>{answer}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}

/** The buyers' flags, the latest first. */
function Flags({ flags }: Pick<Reported, 'flags'>) {
  const text = useText<'platform'>();
  if (flags.length === 0) return null;
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16 }}>
      {flags.map(({ reason, note, flagTime }) => (
        <li key={`${flagTime} ${reason} ${note}`}>
          {text(`platformCatalogue.reportReason.${reason}`)}{' '}
          <Typography.Text type="secondary">
            <TimeText time={flagTime} />
          </Typography.Text>
          {note && (
            <>
              <br />
              <bdi>{note}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
