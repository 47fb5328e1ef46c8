import { SkuCell } from '@galleria/console-kit/activities/sku-cell';
import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { type ListColumn, toTableColumns } from '@galleria/console-kit/list/list-columns';
import { RowCards } from '@galleria/console-kit/list/row-cards';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { useToast } from '@galleria/console-kit/use-mutate';
import { Button, Flex, Grid, Pagination, Table } from 'antd';
import { useState } from 'react';
import { PiecesCell } from '../flash-sale/pieces-cell.tsx';
import type { Clashes } from '../use-clashes.ts';
import { type ChangeRows, type FormProblems, type GoodsRow, isSteepDiscount, nameOf, percentOffOf } from './goods.ts';
import { ClashLines, PriceCell } from './price-cell.tsx';
import '../activities.css';

/** Every row has an input field, and more of them would render slowly. */
const PAGE_SIZE = 40;

interface GoodsTableProps {
  hasPrices: boolean;
  rows: readonly GoodsRow[];
  hasPieces: boolean;
  clashes: Clashes;
  problems: FormProblems;
  allowsNormalPrice: boolean;
  showsMissing: boolean;
  onChange: ChangeRows;
}

/** A row for each SKU; on a phone a card. */
export function GoodsTable(props: GoodsTableProps) {
  const { rows } = props;
  const isWide = Grid.useBreakpoint().md ?? true;
  const columns = useColumns(props);
  const [page, setPage] = useState(1);
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / PAGE_SIZE)));
  const shown = rows.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  return (
    <>
      {isWide ? (
        <div className="activity-goods">
          <Table<GoodsRow>
            dataSource={shown}
            rowKey="skuId"
            size="small"
            columns={toTableColumns(columns, undefined)}
            pagination={false}
          />
        </div>
      ) : (
        <RowCards rows={shown} columns={columns} keyOf={({ skuId }) => skuId} />
      )}
      <Pagination
        hideOnSinglePage
        showSizeChanger={false}
        current={current}
        pageSize={PAGE_SIZE}
        total={rows.length}
        onChange={setPage}
        align="end"
      />
    </>
  );
}

function useColumns(props: GoodsTableProps): ListColumn<GoodsRow>[] {
  const { hasPrices, rows, hasPieces, clashes, problems, allowsNormalPrice, showsMissing, onChange } = props;
  const text = useText<'merchant'>();
  const set = (skuId: number, change: Partial<Pick<GoodsRow, 'price' | 'pieces'>>) =>
    onChange((old) => old.map((row) => (row.skuId === skuId ? { ...row, ...change } : row)));
  const pieces: ListColumn<GoodsRow> = {
    key: 'pieces',
    title: text('merchantFlashSale.pieces'),
    width: 160,
    render: (row) => (
      <PiecesCell row={row} showsMissing={showsMissing} onChange={(count) => set(row.skuId, { pieces: count })} />
    ),
  };
  const removeRow = useRemoveRow(rows, onChange);
  const columns: ListColumn<GoodsRow>[] = [
    {
      key: 'product',
      title: text('consoleActivities.product'),
      isMain: true,
      render: (row) => (
        <Flex vertical gap={4}>
          <SkuCell {...row} />
          <ClashLines clashes={clashes.get(row.skuId) ?? []} />
        </Flex>
      ),
    },
    {
      key: 'normalPrice',
      title: text('consoleActivities.normalPrice'),
      align: 'end',
      render: ({ normalPrice }) => <MoneyText amount={normalPrice} />,
    },
    { key: 'stocks', title: text('consoleActivities.stock'), align: 'end', render: ({ stocks }) => stocks },
    {
      key: 'price',
      title: text('consoleActivities.price'),
      width: 220,
      render: (row) => (
        <PriceCell
          row={row}
          serverProblem={problems.get(`sku.${row.skuId}`)}
          allowsNormalPrice={allowsNormalPrice}
          showsMissing={showsMissing}
          onChange={(price) => set(row.skuId, { price })}
        />
      ),
    },
    ...(hasPieces ? [pieces] : []),
    {
      key: 'percentOff',
      title: text('consoleActivities.percentOff'),
      align: 'end',
      render: (row) => <PercentOff row={row} />,
    },
    {
      key: 'takeOut',
      title: text('console.list.actions'),
      isActions: true,
      render: (row) => (
        <Button
          type="text"
          icon={<Icon name="close" />}
          aria-label={text('merchantActivities.takeOut', { name: nameOf(row) })}
          onClick={() => removeRow(row)}
        />
      ),
    },
  ];
  return hasPrices ? columns : columns.filter(({ key }) => key !== 'price' && key !== 'percentOff');
}

/** Removes a row; the toast's undo inserts it at its old place. */
function useRemoveRow(rows: readonly GoodsRow[], onChange: ChangeRows) {
  const text = useText<'merchant'>();
  const toast = useToast();
  return (row: GoodsRow) => {
    const index = rows.indexOf(row);
    onChange((old) => old.filter(({ skuId }) => skuId !== row.skuId));
    toast(text('merchantActivities.takenOut', { name: nameOf(row) }), {
      undo: () => onChange((old) => (hasRow(old, row) ? old : old.toSpliced(index, 0, row))),
    });
  };
}

function hasRow(rows: readonly GoodsRow[], { skuId }: GoodsRow): boolean {
  return rows.some((row) => row.skuId === skuId);
}

function PercentOff({ row }: { row: GoodsRow }) {
  const text = useText<'merchant'>();
  const percent = percentOffOf(row);
  if (percent === undefined) return '–';
  const label = text('consoleActivities.percent', { percent });
  return <bdi className={isSteepDiscount(row) ? 'steep-percent' : undefined}>{label}</bdi>;
}
