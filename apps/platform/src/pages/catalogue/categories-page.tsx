import { useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/data-table';
import { Page } from '@galleria/console-kit/page';
import { Thumbnail } from '@galleria/console-kit/thumbnail';
import { useCall, useCalls } from '@galleria/console-kit/use-call';
import { categoryList } from '@galleria/contract/catalogue';
import { Space, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { type CategoryRow, categoryRows } from './category-rows.ts';

/** The mall's shelves in three levels. What is inside a top category is fetched when somebody opens it. */
export function Component() {
  const text = useText<'platform'>();
  const [open, setOpen] = useState<readonly number[]>([]);
  const top = useCall(categoryList, {});
  const openTop = open.filter((id) => top.data?.some((one) => one.categoryId === id));
  const inside = useCalls(
    categoryList,
    openTop.map((parentId) => ({ parentId })),
  );
  const failed = inside.find((answer) => answer.error);
  const fetched = inside.flatMap((answer) => answer.data ?? []);
  return (
    <Page title={text('platform.categories')} intro={text('platform.categoriesIntro')}>
      <DataTable
        answer={failed ?? top}
        rows={top.data && categoryRows(top.data, fetched)}
        rowKey="id"
        columns={useColumns()}
        expandable={{
          expandedRowKeys: open,
          onExpandedRowsChange: (keys) => setOpen(keys.map(Number)),
        }}
      />
    </Page>
  );
}

function useColumns(): TableColumnsType<CategoryRow> {
  const text = useText<'platform'>();
  return [
    {
      title: text('platform.category'),
      key: 'name',
      render: (_, { name, picture }) => (
        <Space>
          {picture && <Thumbnail path={picture} width={24} height={24} />}
          {name}
        </Space>
      ),
    },
    { title: text('platform.level'), dataIndex: 'level', align: 'end' },
    { title: text('platform.number'), dataIndex: 'id', align: 'end', responsive: ['md'] },
  ];
}
