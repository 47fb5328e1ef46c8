import { useText } from '@galleria/console-kit/console-context';
import { DocumentsPanel } from '@galleria/console-kit/invoices/documents-panel';
import { InvoiceState } from '@galleria/console-kit/invoices/invoice-state';
import { Facts } from '@galleria/console-kit/page/facts';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { MoneyText, useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { storeInvoiceFile, storeInvoiceInfo } from '@galleria/contract/invoices/store-invoices';
import { Alert, Flex } from 'antd';
import { type InvoiceInfo, InvoiceTitle } from './invoice.tsx';
import { IssuePanels } from './issue-panels.tsx';

interface InvoiceDrawerProps {
  /** The drawer is closed without one. */
  orderNumber: string | undefined;
  onClose: () => void;
}

/** One invoice: its details, the issued documents, and the actions. */
export function InvoiceDrawer({ orderNumber, onClose }: InvoiceDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <FormDrawer
      title={orderNumber ? text('consoleInvoices.one', { number: orderNumber }) : ''}
      isOpen={orderNumber !== undefined}
      onClose={onClose}
    >
      {orderNumber && <Details orderNumber={orderNumber} onClose={onClose} />}
    </FormDrawer>
  );
}

function Details({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  const text = useText<'merchant'>();
  const answer = useCall(storeInvoiceInfo, { orderNumber });
  return (
    <Loaded answer={answer} lines={10}>
      {(invoice) => (
        <Flex vertical gap="middle">
          <Note invoice={invoice} />
          <About invoice={invoice} />
          <DocumentsPanel
            invoice={invoice}
            operation={storeInvoiceFile}
            uploadedText={text('merchantInvoices.byStore')}
          />
          <IssuePanels key={`${invoice.revision} ${invoice.version}`} invoice={invoice} onClose={onClose} />
        </Flex>
      )}
    </Loaded>
  );
}

function Note({ invoice }: { invoice: InvoiceInfo }) {
  const text = useText<'merchant'>();
  const money = useMoneyFormat();
  const { needsCorrection, issuedAmount, amount, state, reason } = invoice;
  if (needsCorrection) {
    const values = { before: money(issuedAmount ?? 0), after: money(amount) };
    return <Alert type="warning" showIcon title={text('merchantInvoices.correctionNote', values)} />;
  }
  if (state !== 'failed') return null;
  return <Alert type="error" title={reason ? <bdi>{reason}</bdi> : text('merchantInvoices.nothingLeft')} />;
}

function About({ invoice }: { invoice: InvoiceInfo }) {
  const text = useText<'merchant'>();
  const language = new Intl.DisplayNames([invoice.language.replace('_', '-')], { type: 'language' });
  return (
    <Facts
      facts={[
        { label: text('consoleInvoices.state'), value: <InvoiceState invoice={invoice} isIssuer /> },
        { label: text('consoleInvoices.titleOf'), value: <InvoiceTitle invoice={invoice} /> },
        { label: text('consoleInvoices.content'), value: text(`consoleInvoices.content.${invoice.invoiceContent}`) },
        { label: text('merchantInvoices.paid'), value: <MoneyText amount={invoice.paid} /> },
        { label: text('merchantInvoices.refunded'), value: <MoneyText amount={invoice.refunded} /> },
        {
          label: text('consoleInvoices.amount'),
          value: (
            <strong>
              <MoneyText amount={invoice.amount} />
            </strong>
          ),
        },
        {
          label: text('consoleInvoices.payTime'),
          value: invoice.payTime ? <TimeText time={invoice.payTime} /> : '–',
        },
        {
          label: text('merchantInvoices.language'),
          value: <bdi>{language.of(invoice.language.replace('_', '-'))}</bdi>,
        },
      ]}
    />
  );
}
