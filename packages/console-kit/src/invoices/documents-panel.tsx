import type { mallInvoiceFile, mallInvoiceInfo } from '@galleria/contract/invoices/staff-invoices';
import type { storeInvoiceFile } from '@galleria/contract/invoices/store-invoices';
import type { OutputOf } from '@galleria/contract/operation';
import { Button, Flex, Typography } from 'antd';
import { useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { Panel } from '../page/panel.tsx';
import { PlainList } from '../page/plain-list.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { TimeText } from '../text/time-text.tsx';

interface DocumentsPanelProps {
  invoice: Pick<OutputOf<typeof mallInvoiceInfo>, 'orderNumber' | 'documents'>;
  /** Downloads one of the documents. */
  operation: typeof storeInvoiceFile | typeof mallInvoiceFile;
  /** Label of a document that was uploaded, not made by the mall. */
  uploadedText: string;
}

/** All issued versions, to download. */
export function DocumentsPanel({ invoice, operation, uploadedText }: DocumentsPanelProps) {
  const text = useText();
  const { orderNumber, documents } = invoice;
  return (
    <Panel title={text('consoleInvoices.documents')}>
      {documents.length === 0 && (
        <Typography.Text type="secondary">{text('consoleInvoices.noDocuments')}</Typography.Text>
      )}
      <PlainList>
        {documents.map(({ version, amount, source, issueTime }) => (
          <Flex key={version} component="li" wrap gap="small" justify="space-between" align="center">
            <div>
              {text('consoleInvoices.version', { version })} · <MoneyText amount={amount} />
              <br />
              <Typography.Text type="secondary">
                <TimeText time={issueTime} />
                {' · '}
                {source === 'mall' ? text('consoleInvoices.byMall') : uploadedText}
              </Typography.Text>
            </div>
            <Button
              icon={<Icon name="download" />}
              href={`/api${operation.path}?orderNumber=${orderNumber}&version=${version}`}
              download
            >
              {text('consoleInvoices.download')}
            </Button>
          </Flex>
        ))}
      </PlainList>
    </Panel>
  );
}
