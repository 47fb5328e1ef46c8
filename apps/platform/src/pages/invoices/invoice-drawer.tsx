import { useText } from '@galleria/console-kit/console-context';
import { DocumentsPanel } from '@galleria/console-kit/invoices/documents-panel';
import { InvoiceState } from '@galleria/console-kit/invoices/invoice-state';
import { Facts } from '@galleria/console-kit/page/facts';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { mallInvoiceFile, mallInvoiceInfo } from '@galleria/contract/invoices/staff-invoices';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { type InvoiceInfo, InvoiceTitle } from './invoice.tsx';

interface InvoiceDrawerProps {
  /** The drawer is open while this is set. */
  orderNumber: string | undefined;
  onClose: () => void;
}

/** One invoice of any store, read-only. */
export function InvoiceDrawer({ orderNumber, onClose }: InvoiceDrawerProps) {
  const text = useText<'platform'>();
  return (
    <FormDrawer
      title={orderNumber ? text('consoleInvoices.one', { number: orderNumber }) : ''}
      isOpen={orderNumber !== undefined}
      onClose={onClose}
    >
      {orderNumber && <Details orderNumber={orderNumber} />}
    </FormDrawer>
  );
}

function Details({ orderNumber }: { orderNumber: string }) {
  const text = useText<'platform'>();
  const answer = useCall(mallInvoiceInfo, { orderNumber });
  return (
    <Loaded answer={answer} lines={10}>
      {(invoice) => (
        <Flex vertical gap="middle">
          <About invoice={invoice} />
          <DocumentsPanel
            invoice={invoice}
            operation={mallInvoiceFile}
            uploadedText={text('platformInvoices.byStore')}
          />
        </Flex>
      )}
    </Loaded>
  );
}

function About({ invoice }: { invoice: InvoiceInfo }) {
  const text = useText<'platform'>();
  const { invoiceTaxNumber, reason, payTime, userId } = invoice;
  return (
    <Facts
      facts={[
        { label: text('platformInvoices.invoice'), value: <bdi dir="ltr">{invoice.invoiceNumber}</bdi> },
        { label: text('consoleInvoices.state'), value: <InvoiceState invoice={invoice} /> },
        ...(reason ? [{ label: text('platformInvoices.reason'), value: <bdi>{reason}</bdi> }] : []),
        { label: text('platformInvoices.store'), value: <bdi>{invoice.shopName}</bdi> },
        {
          label: text('platformInvoices.buyer'),
          value: <Link to={`/buyers/${userId}`}>{text('platformInvoices.toBuyer')}</Link>,
        },
        { label: text('consoleInvoices.titleOf'), value: <InvoiceTitle invoice={invoice} /> },
        ...(invoiceTaxNumber
          ? [{ label: text('platformInvoices.tax'), value: <bdi dir="ltr">{invoiceTaxNumber}</bdi> }]
          : []),
        { label: text('consoleInvoices.content'), value: text(`consoleInvoices.content.${invoice.invoiceContent}`) },
        { label: text('consoleInvoices.amount'), value: <MoneyText amount={invoice.amount} /> },
        { label: text('consoleInvoices.requested'), value: <TimeText time={invoice.applyTime} /> },
        { label: text('consoleInvoices.payTime'), value: payTime ? <TimeText time={payTime} /> : '–' },
      ]}
    />
  );
}
