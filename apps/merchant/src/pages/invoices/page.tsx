import { useText } from '@galleria/console-kit/console-context';
import { useInvoiceColumns } from '@galleria/console-kit/invoices/invoice-columns';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { storeInvoicePage } from '@galleria/contract/invoices/store-invoices';
import { useState } from 'react';
import { InvoiceTitle, LIST_STATES } from './invoice.tsx';
import { InvoiceDrawer } from './invoice-drawer.tsx';

/** Invoices that buyers asked for, with views for those that wait. */
export function Component() {
  const text = useText<'merchant'>();
  const [opened, setOpened] = useState<string>();
  const filters = {
    keyword: { kind: 'text', label: text('merchantInvoices.search') },
    state: {
      kind: 'select',
      label: text('consoleInvoices.state'),
      options: LIST_STATES.map((value) => ({ value, label: text(`consoleInvoices.state.${value}`) })),
    },
  } satisfies Filters;
  const columns = useInvoiceColumns({
    renderTitle: (invoice) => <InvoiceTitle invoice={invoice} />,
    isIssuer: true,
    onOpen: setOpened,
  });
  return (
    <>
      <ListPage
        name="invoices"
        title={text('merchant.invoices')}
        intro={text('merchantInvoices.intro')}
        operation={storeInvoicePage}
        keyOf={({ invoiceNumber }) => invoiceNumber}
        columns={columns}
        filters={filters}
        views={(['waiting', 'correction', 'issued'] as const).map((state) => ({
          name: text(`consoleInvoices.state.${state}`),
          search: `state=${state}`,
        }))}
        toInput={({ keyword, state }) => ({ keyword, state: LIST_STATES.find((one) => one === state) })}
        emptyText={text('merchantInvoices.none')}
      />
      <InvoiceDrawer orderNumber={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
