import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/facts';
import { FormDrawer } from '@galleria/console-kit/form-drawer';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/loaded';
import { MoneyText, useMoneyFormat } from '@galleria/console-kit/money-text';
import { Panel } from '@galleria/console-kit/panel';
import { TimeText } from '@galleria/console-kit/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { storeInvoiceFile, storeInvoiceInfo } from '@galleria/contract/store-invoices';
import { Alert, Button, Flex, Typography } from 'antd';
import { type InvoiceInfo, InvoiceState, InvoiceTitle } from './invoice.tsx';
import { IssuePanels } from './issue-panels.tsx';

interface InvoiceDrawerProps {
  /** Nothing is open without one. */
  orderNumber: string | undefined;
  onClose: () => void;
}

/** One invoice: what it is about, what was issued, and what there is to do. */
export function InvoiceDrawer({ orderNumber, onClose }: InvoiceDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <FormDrawer
      title={orderNumber ? text('merchantInvoices.one', { number: orderNumber }) : ''}
      isOpen={orderNumber !== undefined}
      onClose={onClose}
    >
      {orderNumber && <Details orderNumber={orderNumber} onClose={onClose} />}
    </FormDrawer>
  );
}

function Details({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  const answer = useCall(storeInvoiceInfo, { orderNumber });
  return (
    <Loaded answer={answer} lines={10}>
      {(invoice) => (
        <Flex vertical gap="middle">
          <Note invoice={invoice} />
          <About invoice={invoice} />
          <Documents invoice={invoice} />
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
        { label: text('merchantInvoices.state'), value: <InvoiceState invoice={invoice} /> },
        { label: text('merchantInvoices.buyer'), value: <InvoiceTitle invoice={invoice} /> },
        { label: text('merchantInvoices.content'), value: text(`merchantInvoices.content.${invoice.invoiceContent}`) },
        { label: text('merchantInvoices.paid'), value: <MoneyText amount={invoice.paid} /> },
        { label: text('merchantInvoices.refunded'), value: <MoneyText amount={invoice.refunded} /> },
        {
          label: text('merchantInvoices.amount'),
          value: (
            <strong>
              <MoneyText amount={invoice.amount} />
            </strong>
          ),
        },
        {
          label: text('merchantInvoices.payTime'),
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

function Documents({ invoice: { orderNumber, documents } }: { invoice: InvoiceInfo }) {
  const text = useText<'merchant'>();
  return (
    <Panel title={text('merchantInvoices.documents')}>
      {documents.length === 0 && (
        <Typography.Text type="secondary">{text('merchantInvoices.noDocuments')}</Typography.Text>
      )}
      <ul className="plain-list">
        {documents.map(({ version, amount, source, issueTime }) => (
          <Flex key={version} component="li" wrap gap="small" justify="space-between" align="center">
            <div>
              {text('merchantInvoices.version', { version })} · <MoneyText amount={amount} />
              <br />
              <Typography.Text type="secondary">
                <TimeText time={issueTime} />
                {' · '}
                {text(source === 'mall' ? 'merchantInvoices.byMall' : 'merchantInvoices.byStore')}
              </Typography.Text>
            </div>
            <Button
              icon={<Icon name="download" />}
              href={`/api${storeInvoiceFile.path}?orderNumber=${orderNumber}&version=${version}`}
              download
            >
              {text('merchantInvoices.download')}
            </Button>
          </Flex>
        ))}
      </ul>
    </Panel>
  );
}
