import { Empty, Flex, Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../console-context.tsx';
import type { QueryResult } from '../use-call.tsx';
import { CallAlert } from './loaded.tsx';

interface DataTableProps<Row> extends Omit<TableProps<Row>, 'dataSource' | 'loading' | 'locale'> {
  /** The query that the rows come from. */
  answer: Pick<QueryResult<unknown>, 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'>;
  rows: readonly Row[] | undefined;
  /** Shown when there are no rows. */
  emptyText?: string;
  /** Shown below `emptyText`: how to add a first row. */
  emptyAction?: ReactNode;
}

/** A table of a query's rows, unpaged by default. Columns that a phone leaves out set `responsive`. */
export function DataTable<Row extends object>({ answer, rows, emptyText, emptyAction, ...table }: DataTableProps<Row>) {
  const text = useText();
  const { error, isPending, isPlaceholderData, refetch } = answer;
  const empty = (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText ?? text('console.nothingHere')}>
      {emptyAction}
    </Empty>
  );
  return (
    <Flex vertical gap="middle">
      {error && <CallAlert failure={error} onRetry={() => void refetch()} />}
      {(rows || !error) && (
        <Table<Row>
          pagination={false}
          {...table}
          dataSource={rows}
          loading={isPending || isPlaceholderData}
          locale={{ emptyText: isPending ? ' ' : empty }}
        />
      )}
    </Flex>
  );
}
