import { useText } from '@galleria/console-kit/console-context';
import { useInvoiceColumns } from '@galleria/console-kit/invoices/invoice-columns';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { mallInvoicePage } from '@galleria/contract/invoices/staff-invoices';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { useState } from 'react';
import { Link } from 'react-router';
import { InvoiceTitle, LIST_STATES } from './invoice.tsx';
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
      label: text('consoleInvoices.state'),
      options: LIST_STATES.map((value) => ({ value, label: text(`consoleInvoices.state.${value}`) })),
    },
  } satisfies Filters;
  const columns = useInvoiceColumns({
    renderTitle: (invoice) => <InvoiceTitle invoice={invoice} />,
    own: [
      {
        key: 'store',
        title: text('platformInvoices.store'),
        render: ({ shopId, shopName }) => (
          <Link to={`/stores/${shopId}`}>
            <bdi>{shopName}</bdi>
          </Link>
        ),
      },
    ],
    onOpen: setOpened,
  });
  return (
    <>
      <ListPage
        name="invoices"
        title={text('platform.invoices')}
        intro={text('platformInvoices.intro')}
        operation={mallInvoicePage}
        keyOf={({ invoiceNumber }) => invoiceNumber}
        columns={columns}
        filters={filters}
        views={(['applying', 'correction'] as const).map((state) => ({
          name: text(`consoleInvoices.state.${state}`),
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
