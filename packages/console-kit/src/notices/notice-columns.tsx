import type { noticeList } from '@galleria/contract/content/content';
import type { OutputOf } from '@galleria/contract/operation';
import { Flex, type TableColumnsType, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { useText } from '../console-context.tsx';
import { DateText } from '../text/date-text.tsx';
import { useNumberParams } from '../use-number-params.ts';

export type Notice = OutputOf<typeof noticeList>['records'][number];

export function useNoticeColumns(): TableColumnsType<Notice> {
  const text = useText();
  const { changed } = useNumberParams();
  return [
    {
      title: text('consoleNotices.title'),
      key: 'title',
      render: (_, notice) => (
        <Flex vertical style={{ maxWidth: 560 }}>
          <Link to={{ search: changed({ notice: notice.id }) }}>{notice.title}</Link>
          <Typography.Text type="secondary">{notice.excerpt}</Typography.Text>
        </Flex>
      ),
    },
    {
      title: text('consoleNotices.ticker'),
      key: 'isTop',
      responsive: ['md'],
      render: (_, notice) => notice.isTop && <Tag color="error">{text('consoleNotices.inTicker')}</Tag>,
    },
    {
      title: text('consoleNotices.publishedAt'),
      key: 'publishTime',
      render: (_, notice) => <DateText time={notice.publishTime} />,
    },
  ];
}
