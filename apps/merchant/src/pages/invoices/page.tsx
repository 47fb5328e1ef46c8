import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { MoneyText } from '@galleria/console-kit/money-text';
import { TimeText } from '@galleria/console-kit/time-text';
import { storeInvoicePage } from '@galleria/contract/store-invoices';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { InvoiceState, InvoiceTitle, LIST_STATES } from './invoice.tsx';
import { InvoiceDrawer } from './invoice-drawer.tsx';

/** What buyers want an invoice for; those that wait are one click away. */
export function Component() {
  const text = useText<'merchant'>();
  const [opened, setOpened] = useState<string>();
  const filters = {
    keyword: { kind: 'text', label: text('merchantInvoices.search') },
    state: {
      kind: 'select',
      label: text('merchantInvoices.state'),
      options: LIST_STATES.map((value) => ({ value, label: text(`merchantInvoices.state.${value}`) })),
    },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="invoices"
        title={text('merchant.invoices')}
        intro={text('merchantInvoices.intro')}
        operation={storeInvoicePage}
        keyOf={({ invoiceNumber }) => invoiceNumber}
        columns={[
          {
            key: 'order',
            title: text('merchantInvoices.order'),
            isMain: true,
            render: ({ orderNumber }) => <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
          },
          {
            key: 'title',
            title: text('merchantInvoices.buyer'),
            render: (invoice) => <InvoiceTitle invoice={invoice} />,
          },
          {
            key: 'amount',
            title: text('merchantInvoices.amount'),
            render: ({ amount }) => <MoneyText amount={amount} />,
          },
          {
            key: 'state',
            title: text('merchantInvoices.state'),
            render: (invoice) => <InvoiceState invoice={invoice} />,
          },
          {
            key: 'time',
            title: text('merchantInvoices.requested'),
            render: ({ applyTime }) => <TimeText time={applyTime} />,
          },
          {
            key: 'actions',
            title: text('console.list.actions'),
            isActions: true,
            render: ({ orderNumber }) => (
              <Button
                aria-label={text('merchantInvoices.openOf', { number: orderNumber })}
                onClick={() => setOpened(orderNumber)}
              >
                {text('merchantInvoices.open')}
              </Button>
            ),
          },
        ]}
        filters={filters}
        views={(['waiting', 'correction', 'issued'] as const).map((state) => ({
          name: text(`merchantInvoices.state.${state}`),
          search: `state=${state}`,
        }))}
        toInput={({ keyword, state }) => ({ keyword, state: LIST_STATES.find((one) => one === state) })}
        emptyText={text('merchantInvoices.none')}
      />
      <InvoiceDrawer orderNumber={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
