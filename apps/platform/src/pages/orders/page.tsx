import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useCsvDownload } from '@galleria/console-kit/list/use-csv-download';
import { exportMallOrders, mallOrderPage } from '@galleria/contract/orders/staff-orders';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { useOrderColumns } from '../../shared/order-columns.tsx';
import { LIST_STATES, type ListState, STATE_NAMES } from '../../shared/order-state.tsx';

const OFFERED: readonly ListState[] = ['toShip', 'toReceive', 'toPay', 'platformRefund'];

/** Orders of all stores. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    number: { kind: 'text', label: text('platformOrders.number') },
    buyer: { kind: 'text', label: text('platformOrders.buyerSearch') },
    store: { kind: 'picker', label: text('platformOrders.store'), operation: storeOptions },
    state: {
      kind: 'select',
      label: text('platformOrders.state'),
      options: STATE_NAMES.map((value) => ({ value, label: text(`platformOrders.state.${value}`) })),
    },
    time: { kind: 'dateRange', label: text('platformOrders.placed') },
  } satisfies Filters;
  return (
    <ListPage
      name="orders"
      title={text('platform.orders')}
      intro={text('platformOrders.intro')}
      operation={mallOrderPage}
      columns={useOrderColumns()}
      keyOf={({ orderNumber }) => orderNumber}
      filters={filters}
      views={OFFERED.map((state) => ({ name: text(`platformOrders.state.${state}`), search: `state=${state}` }))}
      onExport={useCsvDownload(exportMallOrders)}
      toInput={({ number, buyer, store, state, time }) => {
        const name = STATE_NAMES.find((one) => one === state);
        return {
          ...(name && LIST_STATES[name]),
          orderNumber: number?.replace(/^#/, '').slice(0, 24),
          buyer,
          storeId: store,
          from: time?.from,
          until: time?.until,
        };
      }}
      emptyText={text('platformOrders.none')}
    />
  );
}
