import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/facts';
import { FormDrawer } from '@galleria/console-kit/form-drawer';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/loaded';
import { MoneyText } from '@galleria/console-kit/money-text';
import { Panel } from '@galleria/console-kit/panel';
import { TimeText } from '@galleria/console-kit/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { mallInvoiceFile, mallInvoiceInfo } from '@galleria/contract/staff/invoices';
import { Button, Flex, Typography } from 'antd';
import { Link } from 'react-router';
import { PlainList } from '../../shared/plain-list.tsx';
import { type InvoiceInfo, InvoiceState, InvoiceTitle } from './invoice.tsx';

interface InvoiceDrawerProps {
  /** Nothing is open without one. */
  orderNumber: string | undefined;
  onClose: () => void;
}

/** One invoice of any store, to look at. */
export function InvoiceDrawer({ orderNumber, onClose }: InvoiceDrawerProps) {
  const text = useText<'platform'>();
  return (
    <FormDrawer
      title={orderNumber ? text('platformInvoices.one', { number: orderNumber }) : ''}
      isOpen={orderNumber !== undefined}
      onClose={onClose}
    >
      {orderNumber && <Details orderNumber={orderNumber} />}
    </FormDrawer>
  );
}

function Details({ orderNumber }: { orderNumber: string }) {
  const answer = useCall(mallInvoiceInfo, { orderNumber });
  return (
    <Loaded answer={answer} lines={10}>
      {(invoice) => (
        <Flex vertical gap="middle">
          <About invoice={invoice} />
          <Documents invoice={invoice} />
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
        { label: text('platformInvoices.state'), value: <InvoiceState invoice={invoice} /> },
        ...(reason ? [{ label: text('platformInvoices.reason'), value: <bdi>{reason}</bdi> }] : []),
        { label: text('platformInvoices.store'), value: <bdi>{invoice.shopName}</bdi> },
        {
          label: text('platformInvoices.buyer'),
          value: <Link to={`/buyers/${userId}`}>{text('platformInvoices.toBuyer')}</Link>,
        },
        { label: text('platformInvoices.titleOf'), value: <InvoiceTitle invoice={invoice} /> },
        ...(invoiceTaxNumber
          ? [{ label: text('platformInvoices.tax'), value: <bdi dir="ltr">{invoiceTaxNumber}</bdi> }]
          : []),
        { label: text('platformInvoices.content'), value: text(`platformInvoices.content.${invoice.invoiceContent}`) },
        { label: text('platformInvoices.amount'), value: <MoneyText amount={invoice.amount} /> },
        { label: text('platformInvoices.requested'), value: <TimeText time={invoice.applyTime} /> },
        { label: text('platformInvoices.payTime'), value: payTime ? <TimeText time={payTime} /> : '–' },
      ]}
    />
  );
}

function Documents({ invoice: { orderNumber, documents } }: { invoice: InvoiceInfo }) {
  const text = useText<'platform'>();
  return (
    <Panel title={text('platformInvoices.documents')}>
      {documents.length === 0 && (
        <Typography.Text type="secondary">{text('platformInvoices.noDocuments')}</Typography.Text>
      )}
      <PlainList>
        {documents.map(({ version, amount, source, issueTime }) => (
          <Flex key={version} component="li" wrap gap="small" justify="space-between" align="center">
            <div>
              {text('platformInvoices.version', { version })} · <MoneyText amount={amount} />
              <br />
              <Typography.Text type="secondary">
                <TimeText time={issueTime} />
                {' · '}
                {text(source === 'mall' ? 'platformInvoices.byMall' : 'platformInvoices.byStore')}
              </Typography.Text>
            </div>
            <Button
              icon={<Icon name="download" />}
              href={`/api${mallInvoiceFile.path}?orderNumber=${orderNumber}&version=${version}`}
              download
            >
              {text('platformInvoices.download')}
            </Button>
          </Flex>
        ))}
      </PlainList>
    </Panel>
  );
}
