import type { ActivityProduct as Product } from '@galleria/contract/activities/fields';
import { percentOff } from '@galleria/domain/activities/activity-rules';
import { centsOf } from '@galleria/domain/money/main-units';
import { Flex, Grid, Table, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../console-context.tsx';
import { type ListColumn, toTableColumns } from '../list/list-columns.tsx';
import { RowCards } from '../list/row-cards.tsx';
import { Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { Thumbnail } from '../page/thumbnail.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';
import './activities.css';
import { type Activity, Period } from './activity-columns.tsx';
import { ConversionText } from './conversion-text.tsx';

type ActivityProduct = (typeof Product)['_zod']['output'];

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

interface GoodsPanelProps {
  kind: Activity['kind'];
  products: readonly ActivityProduct[];
}

/** SKUs of the activity with their prices; SKUs that are not part of it are left out. */
export function ActivityGoodsPanel({ kind, products }: GoodsPanelProps) {
  const text = useText();
  const isWide = Grid.useBreakpoint().md ?? true;
  const rows = products.flatMap(({ skus, ...product }) =>
    skus.flatMap((sku) => (sku.price === null ? [] : [{ ...product, ...sku, price: sku.price }])),
  );
  // In a gift activity the main items keep their prices, so there are no price columns.
  const columns = useGoodsColumns(
    kind !== 'gift',
    rows.some(({ pieces }) => pieces !== null),
  );
  return (
    <Panel title={text('consoleActivities.goods')}>
      {isWide ? (
        <Table<GoodsRow>
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

type GoodsRow = Omit<ActivityProduct, 'skus'> & ActivityProduct['skus'][number] & { price: number };

/** `hasPieces`: columns for the pool of a flash sale. */
function useGoodsColumns(hasPrices: boolean, hasPieces: boolean): ListColumn<GoodsRow>[] {
  const text = useText();
  const prices: ListColumn<GoodsRow>[] = [
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
  const pieces: ListColumn<GoodsRow>[] = [
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

const PICTURE_PX = 40;

/** A product with its picture and the name of its SKU. */
export function SkuCell({ pic, prodName, skuName }: { pic: string; prodName: string; skuName: string }) {
  return (
    <Flex gap="small" align="center">
      <div style={{ flex: 'none' }}>
        <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <Flex vertical>
        <bdi>{prodName}</bdi>
        {skuName && (
          <Typography.Text type="secondary">
            <bdi>{skuName}</bdi>
          </Typography.Text>
        )}
      </Flex>
    </Flex>
  );
}
