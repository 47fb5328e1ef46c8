import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { storeProductOptions } from '@galleria/contract/catalogue/store-products';
import { lowStockCount, storeStockPage } from '@galleria/contract/stock';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AdjustDrawer } from './adjust-drawer.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { LimitDrawer } from './limit-drawer.tsx';
import { type StockedSku, useStockColumns } from './stock-columns.tsx';

type OpenDrawer =
  | { readonly kind: 'history' | 'adjust' | 'limit'; readonly sku: StockedSku }
  | { readonly kind: 'storeLimit' };

/** Stock of every SKU, with views for low stock. */
export function Component() {
  const text = useText<'merchant'>();
  const [opened, setOpened] = useState<OpenDrawer>();
  const close = () => setOpened(undefined);
  const skuOf = (kind: OpenDrawer['kind']) =>
    opened && 'sku' in opened && opened.kind === kind ? opened.sku : undefined;
  const filters = {
    text: { kind: 'text', label: text('merchantStock.search') },
    product: { kind: 'picker', label: text('merchantStock.product'), operation: storeProductOptions },
    state: {
      kind: 'select',
      label: text('merchantStock.state'),
      options: STATES.map((value) => ({ value, label: text(`merchantStock.state.${value}`) })),
    },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="stock"
        title={text('merchant.stock')}
        intro={text('merchantStock.intro')}
        action={
          <Can permission="stock.edit">
            <Tools onLimit={() => setOpened({ kind: 'storeLimit' })} />
          </Can>
        }
        operation={storeStockPage}
        columns={useStockColumns((kind, sku) => setOpened({ kind, sku }))}
        keyOf={({ skuId }) => skuId}
        filters={filters}
        views={useStateViews()}
        toInput={({ text: keyword, product, state }) => ({
          ...{ text: keyword, prodId: product, state: STATES.find((one) => one === state) },
        })}
        emptyText={text('merchantStock.none')}
      />
      <HistoryDrawer sku={skuOf('history')} onClose={close} />
      <AdjustDrawer sku={skuOf('adjust')} onClose={close} />
      <LimitDrawer sku={skuOf('limit')} isOfStore={opened?.kind === 'storeLimit'} onClose={close} />
    </>
  );
}

const STATES = ['low', 'out', 'scarce'] as const;

function Tools({ onLimit }: { onLimit: () => void }) {
  const text = useText<'merchant'>();
  const navigate = useNavigate();
  return (
    <Flex wrap gap="small">
      <Button onClick={onLimit}>{text('merchantStock.storeLimit')}</Button>
      <Button onClick={() => void navigate('/imports/stock')}>{text('merchantStock.importStock')}</Button>
      <Button type="primary" onClick={() => void navigate('/stock/count')}>
        {text('merchantStock.stocktake')}
      </Button>
    </Flex>
  );
}

/** Views for low stock and for none, with their numbers of SKUs. */
function useStateViews() {
  const text = useText<'merchant'>();
  const counts = useCall(lowStockCount, {}).data;
  return (['low', 'out'] as const).map((state) => ({
    name: [text(`merchantStock.state.${state}`), counts?.[state]].filter(Boolean).join(' · '),
    search: `state=${state}`,
  }));
}
