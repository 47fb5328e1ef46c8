import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { MoneyText } from '@galleria/console-kit/money-text';
import { TimeText } from '@galleria/console-kit/time-text';
import { storeOptions } from '@galleria/contract/platform-stores';
import { mallInvoicePage } from '@galleria/contract/staff/invoices';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { InvoiceState, InvoiceTitle, LIST_STATES } from './invoice.tsx';
import { InvoiceDrawer } from './invoice-drawer.tsx';

/** Invoices of all stores. */
export function Component() {
  const text = useText<'platform'>();
  const [opened, setOpened] = useState<string>();
  const filters = {
    number: { kind: 'text', label: text('platformInvoices.number') },
    store: { kind: 'picker', label: text('platformInvoices.store'), operation: storeOptions },
    state: {
      kind: 'select',
      label: text('platformInvoices.state'),
      options: LIST_STATES.map((value) => ({ value, label: text(`platformInvoices.state.${value}`) })),
    },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="invoices"
        title={text('platform.invoices')}
        intro={text('platformInvoices.intro')}
        operation={mallInvoicePage}
        keyOf={({ invoiceNumber }) => invoiceNumber}
        columns={[
          {
            key: 'invoice',
            title: text('platformInvoices.order'),
            isMain: true,
            render: ({ orderNumber }) => <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
          },
          {
            key: 'store',
            title: text('platformInvoices.store'),
            render: ({ shopId, shopName }) => (
              <Link to={`/stores/${shopId}`}>
                <bdi>{shopName}</bdi>
              </Link>
            ),
          },
          {
            key: 'title',
            title: text('platformInvoices.titleOf'),
            render: (invoice) => <InvoiceTitle invoice={invoice} />,
          },
          {
            key: 'amount',
            title: text('platformInvoices.amount'),
            render: ({ amount }) => <MoneyText amount={amount} />,
          },
          {
            key: 'state',
            title: text('platformInvoices.state'),
            render: (invoice) => <InvoiceState invoice={invoice} />,
          },
          {
            key: 'time',
            title: text('platformInvoices.requested'),
            render: ({ applyTime }) => <TimeText time={applyTime} />,
          },
          {
            key: 'actions',
            title: text('console.list.actions'),
            isActions: true,
            render: ({ orderNumber }) => (
              <Button
                aria-label={text('platformInvoices.openOf', { number: orderNumber })}
                onClick={() => setOpened(orderNumber)}
              >
                {text('platformInvoices.open')}
              </Button>
            ),
          },
        ]}
        filters={filters}
        views={(['applying', 'correction'] as const).map((state) => ({
          name: text(`platformInvoices.state.${state}`),
          search: `state=${state}`,
        }))}
        toInput={({ number, store, state }) => ({
          number: /^\d{1,24}$/.test(number ?? '') ? number : undefined,
          shopId: store,
          state: LIST_STATES.find((one) => one === state),
        })}
        emptyText={text('platformInvoices.none')}
      />
      <InvoiceDrawer orderNumber={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
