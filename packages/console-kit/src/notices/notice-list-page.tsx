import { noticeList } from '@galleria/contract/content/content';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import { Flex } from 'antd';
import { useState } from 'react';
import { useText } from '../console-context.tsx';
import { DataTable } from '../page/data-table.tsx';
import { Page } from '../page/page.tsx';
import { usePagedCall } from '../use-call.tsx';
import { useNumberParams } from '../use-number-params.ts';
import { useNoticeColumns } from './notice-columns.tsx';
import { NoticeDrawer } from './notice-drawer.tsx';
import { matchesFilter, NO_FILTER, NoticeFilter } from './notice-filter.tsx';

const DEFAULT_SIZE = 10;
const PAGE_SIZES = [DEFAULT_SIZE, 20, 50, 100];

/** The platform's notices. The page number and the open notice are in the URL. */
export function Component() {
  const text = useText();
  const { numberOf, go } = useNumberParams();
  const [filter, setFilter] = useState(NO_FILTER);
  const current = numberOf('page') ?? 1;
  const size = numberOf('size') ?? DEFAULT_SIZE;
  const answer = usePagedCall(noticeList, { shopId: PLATFORM_STORE, current, size });
  const { records, total = 0 } = answer.data ?? {};
  return (
    <Page title={text('console.notices')} intro={text('consoleNotices.intro')}>
      <Flex vertical gap="middle">
        <NoticeFilter values={filter} onChange={setFilter} />
        <DataTable
          answer={answer}
          rows={records?.filter((notice) => matchesFilter(notice, filter))}
          rowKey="id"
          columns={useNoticeColumns()}
          emptyText={text(total > 0 ? 'consoleNotices.nothingFound' : 'consoleNotices.none')}
          pagination={{
            current,
            pageSize: size,
            total,
            pageSizeOptions: PAGE_SIZES,
            showSizeChanger: true,
            hideOnSinglePage: total <= DEFAULT_SIZE,
            onChange: (page, pageSize) => go({ page, size: pageSize }),
          }}
        />
      </Flex>
      <NoticeDrawer id={numberOf('notice')} onClose={() => go({ notice: undefined })} />
    </Page>
  );
}
