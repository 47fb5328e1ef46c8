import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useCsvDownload } from '@galleria/console-kit/list/use-csv-download';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { storeProductOptions } from '@galleria/contract/catalogue/store-products';
import { exportStoreOrders, storeOrderCount, storeOrderPage } from '@galleria/contract/orders/store-orders';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOrderColumns } from './order-columns.tsx';
import {
  isListState,
  LIST_STATES,
  type ListState,
  type Order,
  useDeliveryNames,
  useTypeNames,
} from './order-state.tsx';
import { printAddress } from './print/print-address.ts';
import { ShipDrawer } from './ship-drawer.tsx';
import { OrderTools } from './tools/order-tools.tsx';

/** Orders of the store, with views by state. */
export function Component() {
  const text = useText<'merchant'>();
  const [shipping, setShipping] = useState<Order>();
  const states = Object.keys(LIST_STATES).filter(isListState);
  const filters = {
    keyword: { kind: 'text', label: text('merchant.order.search') },
    state: {
      kind: 'select',
      label: text('merchant.order.state'),
      options: states.map((value) => ({ value, label: text(`merchant.order.state.${value}`) })),
    },
    delivery: { kind: 'select', label: text('merchant.order.delivery'), options: useDeliveryNames() },
    type: { kind: 'select', label: text('merchant.order.type'), options: useTypeNames() },
    product: { kind: 'picker', label: text('merchant.order.product'), operation: storeProductOptions },
    time: { kind: 'dateRange', label: text('merchant.order.time') },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="orders"
        title={text('merchant.orders')}
        intro={text('merchant.ordersIntro')}
        action={
          <Can permission="orders.ship">
            <OrderTools />
          </Can>
        }
        operation={storeOrderPage}
        columns={useOrderColumns(setShipping)}
        keyOf={({ orderNumber }) => orderNumber}
        filters={filters}
        views={useStateViews()}
        onExport={useCsvDownload(exportStoreOrders)}
        bulkActions={(orders) => (
          <Link to={printAddress(orders.map(({ orderNumber }) => orderNumber))}>
            <Button icon={<Icon name="print" />}>{text('merchant.order.printSelected')}</Button>
          </Link>
        )}
        toInput={({ keyword, state, delivery, type, product, time }) => ({
          ...(isListState(state) && LIST_STATES[state]),
          keyword,
          dvyType: delivery,
          orderType: type,
          prodId: product,
          from: time?.from,
          until: time?.until,
        })}
        emptyText={text('merchant.order.none')}
      />
      <ShipDrawer order={shipping} onClose={() => setShipping(undefined)} />
    </>
  );
}

const OFFERED: readonly ListState[] = [
  'toShip',
  'partlyShipped',
  'reminded',
  'cancelAsked',
  'problem',
  'toReceive',
  'toPay',
  'closed',
];

/** Views of the most important states, with the number of orders in each. */
function useStateViews() {
  const text = useText<'merchant'>();
  const counts: Partial<Record<ListState, number>> = useCall(storeOrderCount, {}).data ?? {};
  return OFFERED.map((state) => ({
    name: [text(`merchant.order.state.${state}`), counts[state]].filter(Boolean).join(' · '),
    search: `state=${state}`,
  }));
}
