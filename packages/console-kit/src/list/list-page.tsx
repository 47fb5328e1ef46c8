import type { InputOf, Operation, OutputOf } from '@galleria/contract/operation';
import { Empty, Flex, Grid, Pagination, Skeleton, type TableProps } from 'antd';
import { type Key, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../console-context.tsx';
import { DataTable } from '../page/data-table.tsx';
import { CallAlert } from '../page/loaded.tsx';
import { Page } from '../page/page.tsx';
import { Panel } from '../page/panel.tsx';
import { type QueryResult, usePagedCall } from '../use-call.tsx';
import { useLocalStorage } from '../use-local-storage.ts';
import { FilterBar } from './filter-bar.tsx';
import { CURSOR, type Filters, type FilterValues, readFilters, readSort, type Sort, writeFilters } from './filters.ts';
import { type ListColumn, toTableColumns } from './list-columns.tsx';
import { BulkBar, ColumnChooser, CursorPaging, ExportButton } from './list-tools.tsx';
import { RowCards } from './row-cards.tsx';
import { type ListView, SavedViews } from './saved-views.tsx';

/**
 * An operation that returns one page of a list: by page number, as `pageOf` and `paging` of the contract define it, or
 * by a cursor that is a field of its input.
 */
export type ListOperation = Operation & {
  readonly output: {
    readonly _zod: { readonly output: { records: object[] } & ({ total: number } | { nextCursor: string }) };
  };
};
export type RowOf<O extends ListOperation> = OutputOf<O>['records'][number];
/** The input without paging, which the list adds. */
export type ListInput<O extends ListOperation> = Omit<InputOf<O>, 'current' | 'cursor' | 'size'>;

export interface ListPageProps<O extends ListOperation, F extends Filters> {
  /** Key under which saved views and chosen columns are stored. */
  name: string;
  title: string;
  intro?: ReactNode;
  /** The main action of the page, beside the title. */
  action?: ReactNode;
  operation: O;
  columns: readonly ListColumn<RowOf<O>>[];
  keyOf: (row: RowOf<O>) => Key;
  filters?: F;
  views?: readonly ListView[];
  /** The operation's input for these filters and this sorting. */
  toInput?: (values: FilterValues<F>, sort: Sort | undefined) => ListInput<O>;
  emptyText?: string;
  /** Shown below `emptyText` while no filter is set: how to add a first row. */
  emptyAction?: ReactNode;
  /** Receives the same input as the list. */
  onExport?: (input: ListInput<O>) => Promise<void>;
  /** Buttons for selected rows; without it, rows cannot be selected. */
  bulkActions?: ((rows: readonly RowOf<O>[], clear: () => void) => ReactNode) | undefined;
  /** Shown above the list, from data that the operation returns beside the rows. */
  children?: (answer: QueryResult<OutputOf<O>>) => ReactNode;
}

const DEFAULT_SIZE = 20;
const PAGE_SIZES = [DEFAULT_SIZE, 50, 100];

/** A page with a list from the server: filters, sorting and page number are in the URL. */
export function ListPage<O extends ListOperation, F extends Filters = Record<never, never>>(
  props: ListPageProps<O, F>,
) {
  const { name, title, intro, action, columns, filters, views = [], onExport, bulkActions, children } = props;
  const list = useList(props);
  const [shown, setShown] = useLocalStorage<string[]>(
    `${name}:columns`,
    columns.filter(({ isHidden }) => !isHidden).map(({ key }) => key),
  );
  const chosen = columns.filter(({ key, isMain, isActions }) => isMain || isActions || shown.includes(key));
  return (
    <Page title={title} intro={intro} action={action}>
      {children?.(list.answer)}
      <Flex vertical gap="middle">
        {filters && <SavedViews name={name} filters={filters} views={views} />}
        {filters && (
          <Flex wrap gap="small" justify="space-between">
            <FilterBar filters={filters} values={list.values} onChange={list.filter} />
            <Flex gap="small">
              {onExport && <ExportButton onExport={() => onExport(list.input)} />}
              <ColumnChooser columns={columns} shown={shown} onChange={setShown} />
            </Flex>
          </Flex>
        )}
        <ListRows {...props} columns={chosen} list={list} />
      </Flex>
      {bulkActions && list.selectedRows.length > 0 && (
        <BulkBar count={list.selectedRows.length} onClear={list.clearSelection}>
          {bulkActions(list.selectedRows, list.clearSelection)}
        </BulkBar>
      )}
    </Page>
  );
}

/** The state in the URL, the query for it, and functions that change the URL. */
function useList<O extends ListOperation, F extends Filters>(props: ListPageProps<O, F>) {
  const { operation, columns, filters, toInput, keyOf } = props;
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [selectedRows, setSelectedRows] = useState<readonly RowOf<O>[]>([]);
  const current = parsePositiveInteger(address.get('page')) ?? 1;
  const size = parsePositiveInteger(address.get('size')) ?? DEFAULT_SIZE;
  const sortable = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);
  const sort = readSort(address, sortable);
  const values = readFilters(filters ?? ({} as F), address);
  const input = (toInput?.(values, sort) ?? {}) as ListInput<O>;
  const hasCursor = CURSOR in operation.input.shape;
  const cursors = address.getAll(CURSOR);
  const page = hasCursor ? { cursor: cursors.at(-1) } : { current };
  const answer = usePagedCall(operation, { ...input, ...page, size } as InputOf<O>);
  const data: { records: RowOf<O>[]; total?: number; nextCursor?: string } | undefined = answer.data;
  const rows: readonly RowOf<O>[] | undefined = data?.records;

  const go = (next: URLSearchParams) => {
    setSelectedRows([]);
    void navigate({ search: next.toString() });
  };
  const change = (changes: Record<string, string | undefined>) => go(writeFilters(changes, address));
  return {
    ...{ answer, rows, values, sort, input, current, size, selectedRows },
    total: data?.total ?? 0,
    cursors,
    nextCursor: data?.nextCursor ?? '',
    filter: (changes: Parameters<typeof writeFilters>[0]) => go(writeFilters(changes, address)),
    sortBy: (next: Sort | undefined) => change({ sort: next && (next.isDescending ? '-' : '') + next.key }),
    goToPage: (page: number, pageSize: number) => {
      const next = writeFilters({ size: String(pageSize) }, address);
      next.set('page', String(page));
      go(next);
    },
    goToCursors: (chain: readonly string[]) => {
      const next = writeFilters({}, address);
      for (const cursor of chain) next.append(CURSOR, cursor);
      go(next);
    },
    select: (keys: readonly Key[]) => setSelectedRows(rows?.filter((row) => keys.includes(keyOf(row))) ?? []),
    clearSelection: () => setSelectedRows([]),
  };
}

function parsePositiveInteger(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

type ListRowsProps<O extends ListOperation, F extends Filters> = ListPageProps<O, F> & {
  list: ReturnType<typeof useList<O, F>>;
};

function ListRows<O extends ListOperation, F extends Filters>(props: ListRowsProps<O, F>) {
  const { columns, keyOf, bulkActions, emptyText, emptyAction, list } = props;
  const text = useText();
  const isWide = Grid.useBreakpoint().md ?? true;
  const { answer, rows, total, current, size, sort } = list;
  const isFiltered = Object.keys(list.values).length > 0;
  const emptyMessage = isFiltered ? text('console.list.nothingFound') : emptyText;
  const emptyContent = isFiltered ? undefined : emptyAction;
  const keys = list.selectedRows.map(keyOf);
  const pagination = { current, pageSize: size, total, pageSizeOptions: PAGE_SIZES, showSizeChanger: true };
  const onTable: TableProps<RowOf<O>>['onChange'] = ({ current: page = 1, pageSize = size }, _, sorter, { action }) => {
    if (action === 'paginate') return list.goToPage(page, pageSize);
    const [one] = Array.isArray(sorter) ? sorter : [sorter];
    list.sortBy(one?.order ? { key: String(one.columnKey), isDescending: one.order === 'descend' } : undefined);
  };
  if (isWide) {
    return (
      <Flex vertical gap="middle">
        <Panel isFlush>
          <DataTable<RowOf<O>>
            answer={answer}
            rows={rows}
            rowKey={keyOf}
            columns={toTableColumns(columns, sort)}
            emptyText={emptyMessage}
            emptyAction={emptyContent}
            rowSelection={bulkActions && { selectedRowKeys: keys, onChange: list.select }}
            pagination={{ ...pagination, hideOnSinglePage: total <= DEFAULT_SIZE, className: 'list-paging' }}
            onChange={onTable}
          />
        </Panel>
        <CursorPaging cursors={list.cursors} nextCursor={list.nextCursor} onChange={list.goToCursors} />
      </Flex>
    );
  }
  if (answer.error && !rows) return <CallAlert failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!rows) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  if (rows.length === 0) {
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyMessage}>
        {emptyContent}
      </Empty>
    );
  }
  return (
    <Flex vertical gap="middle" aria-busy={answer.isPlaceholderData}>
      <RowCards {...{ rows, columns, keyOf }} selection={bulkActions && { keys, onChange: list.select }} />
      {total > size && (
        <Pagination {...pagination} showSizeChanger={false} simple onChange={list.goToPage} align="center" />
      )}
      <CursorPaging cursors={list.cursors} nextCursor={list.nextCursor} onChange={list.goToCursors} />
    </Flex>
  );
}
