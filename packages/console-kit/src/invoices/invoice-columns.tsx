import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../console-context.tsx';
import type { ListColumn } from '../list/list-columns.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { TimeText } from '../text/time-text.tsx';
import { InvoiceState, type ListedInvoice } from './invoice-state.tsx';

interface InvoiceColumnsProps {
  /** Renders the invoice's recipient. */
  renderTitle: (invoice: ListedInvoice) => ReactNode;
  isIssuer?: boolean;
  /** Columns of one console only, after the order. */
  own?: readonly ListColumn<ListedInvoice>[];
  onOpen: (orderNumber: string) => void;
}

/** Columns that the invoice lists of a store and of the mall share. */
export function useInvoiceColumns(props: InvoiceColumnsProps): ListColumn<ListedInvoice>[] {
  const { renderTitle, isIssuer = false, own = [], onOpen } = props;
  const text = useText();
  return [
    {
      key: 'order',
      title: text('consoleInvoices.order'),
      isMain: true,
      render: ({ orderNumber }) => <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
    },
    ...own,
    { key: 'title', title: text('consoleInvoices.titleOf'), render: renderTitle },
    {
      key: 'amount',
      title: text('consoleInvoices.amount'),
      render: ({ amount }) => <MoneyText amount={amount} />,
    },
    {
      key: 'state',
      title: text('consoleInvoices.state'),
      render: (invoice) => <InvoiceState invoice={invoice} isIssuer={isIssuer} />,
    },
    {
      key: 'time',
      title: text('consoleInvoices.requested'),
      render: ({ applyTime }) => <TimeText time={applyTime} />,
    },
    {
      key: 'actions',
      title: text('console.list.actions'),
      isActions: true,
      render: ({ orderNumber }) => (
        <Button
          aria-label={text('consoleInvoices.openOf', { number: orderNumber })}
          onClick={() => onOpen(orderNumber)}
        >
          {text('consoleInvoices.open')}
        </Button>
      ),
    },
  ];
}
