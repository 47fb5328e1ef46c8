import { type ListColumn, toTableColumns } from '@galleria/console-kit/list/list-columns';
import type { ListOperation, RowOf } from '@galleria/console-kit/list/list-page';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { usePagedCall } from '@galleria/console-kit/use-call';
import type { InputOf } from '@galleria/contract/operation';
import { type Key, useState } from 'react';

interface PagedTableProps<O extends ListOperation> {
  operation: O;
  /** Without paging. */
  input: Partial<InputOf<O>>;
  columns: readonly ListColumn<RowOf<O>>[];
  keyOf: (row: RowOf<O>) => Key;
  emptyText: string;
}

const SIZE = 10;

/** A list inside a page: its page number is local state, not in the address. */
export function PagedTable<O extends ListOperation>({
  operation,
  input,
  columns,
  keyOf,
  emptyText,
}: PagedTableProps<O>) {
  const [current, setCurrent] = useState(1);
  const answer = usePagedCall(operation, { ...input, current, size: SIZE } as InputOf<O>);
  const data: { records: RowOf<O>[]; total?: number } | undefined = answer.data;
  const total = data?.total ?? 0;
  return (
    <DataTable<RowOf<O>>
      answer={answer}
      rows={data?.records}
      rowKey={keyOf}
      columns={toTableColumns(columns, undefined)}
      emptyText={emptyText}
      scroll={{ x: 'max-content' }}
      pagination={{
        current,
        pageSize: SIZE,
        total,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: setCurrent,
      }}
    />
  );
}
