import type { ActivityProduct as ProductSchema } from '@galleria/contract/activities/fields';
import type { ValueOf } from '@galleria/contract/operation';
import { percentOff } from '@galleria/domain/activities/activity-rules';
import { centsOf } from '@galleria/domain/money/main-units';
import { Grid, Table } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../console-context.tsx';
import { type ListColumn, toTableColumns } from '../list/list-columns.tsx';
import { RowCards } from '../list/row-cards.tsx';
import { Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';
import './activities.css';
import { type Activity, Period } from './activity-columns.tsx';
import { ConversionText } from './conversion-text.tsx';
import { SkuCell } from './sku-cell.tsx';

type ActivityProduct = ValueOf<typeof ProductSchema>;

interface FactsPanelProps {
  activity: Activity;
  /** Shown before the shared facts. */
  facts?: readonly { label: string; value: ReactNode }[] | undefined;
}

export function ActivityFactsPanel({ activity, facts = [] }: FactsPanelProps) {
  const text = useText();
  const { kind, limitPerBuyer } = activity;
  const limit = {
    label: text('consoleActivities.limitPerBuyer'),
    value: limitPerBuyer ?? text('consoleActivities.noLimit'),
  };
  return (
    <Panel title={text('consoleActivities.facts')}>
      <Facts
        facts={[
          ...facts,
          { label: text('consoleActivities.kind'), value: text(`consoleActivities.kind.${kind}`) },
          { label: text('consoleActivities.time'), value: <Period {...activity} /> },
          ...(kind === 'gift' ? [] : [limit]),
        ]}
      />
    </Panel>
  );
}

export function ActivityResultsPanel({ activity }: { activity: Activity }) {
  const text = useText();
  const { views, visitors, orders, buyers, broughtIn, givenAway } = activity;
  const results = [
    { name: text('consoleActivities.views'), value: views },
    { name: text('consoleActivities.visitors'), value: visitors },
    { name: text('consoleActivities.orders'), value: orders },
    { name: text('consoleActivities.buyers'), value: buyers },
    { name: text('consoleActivities.conversion'), value: <ConversionText activity={activity} /> },
    { name: text('consoleActivities.broughtIn'), value: <MoneyText amount={broughtIn} /> },
    { name: text('consoleActivities.givenAway'), value: <MoneyText amount={givenAway} /> },
  ];
  return (
    <Panel title={text('consoleActivities.results')}>
      <dl className="activity-results">
        {results.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SecondaryText>{text('consoleActivities.resultsHelp')}</SecondaryText>
    </Panel>
  );
}

interface SkusPanelProps {
  kind: Activity['kind'];
  products: readonly ActivityProduct[];
}

/** SKUs of the activity with their prices; SKUs that are not part of it are left out. */
export function ActivitySkusPanel({ kind, products }: SkusPanelProps) {
  const text = useText();
  const isWide = Grid.useBreakpoint().md ?? true;
  const rows = products.flatMap(({ skus, ...product }) =>
    skus.flatMap((sku) => (sku.price === null ? [] : [{ ...product, ...sku, price: sku.price }])),
  );
  // In a gift activity the main items keep their prices, so there are no price columns.
  const columns = useSkuColumns(
    kind !== 'gift',
    rows.some(({ pieces }) => pieces !== null),
  );
  return (
    <Panel title={text('consoleActivities.goods')}>
      {isWide ? (
        <Table<SkuRow>
          dataSource={rows}
          rowKey="skuId"
          columns={toTableColumns(columns, undefined)}
          pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        />
      ) : (
        <RowCards rows={rows} columns={columns} keyOf={({ skuId }) => skuId} />
      )}
    </Panel>
  );
}

type SkuRow = Omit<ActivityProduct, 'skus'> & ActivityProduct['skus'][number] & { price: number };

/** `hasPieces`: columns for the pool of a flash sale. */
function useSkuColumns(hasPrices: boolean, hasPieces: boolean): ListColumn<SkuRow>[] {
  const text = useText();
  const prices: ListColumn<SkuRow>[] = [
    {
      key: 'price',
      title: text('consoleActivities.price'),
      align: 'end',
      render: ({ price }) => <MoneyText amount={price} />,
    },
    {
      key: 'percentOff',
      title: text('consoleActivities.percentOff'),
      align: 'end',
      render: ({ price, normalPrice }) => (
        <bdi>{text('consoleActivities.percent', { percent: percentOff(centsOf(price), centsOf(normalPrice)) })}</bdi>
      ),
    },
  ];
  const pieces: ListColumn<SkuRow>[] = [
    { key: 'pieces', title: text('consoleActivities.pieces'), align: 'end', render: (row) => row.pieces ?? '–' },
    {
      key: 'piecesLeft',
      title: text('consoleActivities.piecesLeft'),
      align: 'end',
      render: ({ piecesLeft }) => piecesLeft ?? '–',
    },
  ];
  return [
    {
      key: 'product',
      title: text('consoleActivities.product'),
      isMain: true,
      render: (row) => <SkuCell {...row} />,
    },
    {
      key: 'normalPrice',
      title: text('consoleActivities.normalPrice'),
      align: 'end',
      render: ({ normalPrice }) => <MoneyText amount={normalPrice} />,
    },
    ...(hasPrices ? prices : []),
    ...(hasPieces ? pieces : []),
    { key: 'stocks', title: text('consoleActivities.stock'), align: 'end', render: ({ stocks }) => stocks },
  ];
}
