import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useConfirm, useMutate, useToast } from '@galleria/console-kit/use-mutate';
import { issueInvoice, refuseInvoice, uploadInvoice } from '@galleria/contract/invoices/store-invoices';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { InvoiceInfo } from './invoice.tsx';

interface IssueProps {
  invoice: InvoiceInfo;
  onClose: () => void;
}

/** Actions for an invoice: have the mall make it, upload the store's own document, or refuse it. */
export function IssuePanels({ invoice, onClose }: IssueProps) {
  const mayEdit = useCan('orders.edit');
  const isWaiting = invoice.state === 'applying' || invoice.needsCorrection;
  const [isOpen, setOpen] = useState(isWaiting);
  if (!mayEdit) return null;
  const mayIssue = invoice.actions.includes('issue');
  return (
    <>
      {mayIssue && !isOpen && <ReissuePanel onOpen={() => setOpen(true)} />}
      {mayIssue && isOpen && (
        <>
          <GeneratePanel invoice={invoice} onClose={onClose} />
          <UploadPanel invoice={invoice} onClose={onClose} />
        </>
      )}
      {invoice.actions.includes('refuse') && <RefusePanel invoice={invoice} onClose={onClose} />}
    </>
  );
}

/** Shown for an issued invoice: the forms for issuing it again open only on request. */
function ReissuePanel({ onOpen }: { onOpen: () => void }) {
  const text = useText<'merchant'>();
  return (
    <Panel title={text('merchantInvoices.again')}>
      <Flex vertical gap="small" align="start">
        <Typography.Text type="secondary">{text('merchantInvoices.againHint')}</Typography.Text>
        <Button onClick={onOpen}>{text('merchantInvoices.againOpen')}</Button>
      </Flex>
    </Panel>
  );
}

function GeneratePanel({ invoice: { orderNumber, revision, version, amount }, onClose }: IssueProps) {
  const text = useText<'merchant'>();
  const money = useMoneyFormat();
  const mutate = useMutate();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);

  async function make() {
    const isSure = await confirm({
      title: text('merchantInvoices.makeSure', { amount: money(amount) }),
      consequences: text('merchantInvoices.makeSureText'),
      action: text('merchantInvoices.make'),
    });
    if (!isSure) return;
    setBusy(true);
    const answer = await mutate(
      issueInvoice,
      { orderNumber, revision, version, amount },
      { done: text('merchantInvoices.done') },
    );
    setBusy(false);
    if (answer.ok) onClose();
  }

  return (
    <Panel title={text('merchantInvoices.make')}>
      <Flex vertical gap="small" align="start">
        <Typography.Text type="secondary">{text('merchantInvoices.makeHint')}</Typography.Text>
        <BusyButton type="primary" busy={isBusy} onClick={() => void make()}>
          {text('merchantInvoices.makeNow')}
        </BusyButton>
      </Flex>
    </Panel>
  );
}

function UploadPanel({ invoice: { orderNumber, revision, version, amount }, onClose }: IssueProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  return (
    <Panel title={text('merchantInvoices.upload')}>
      <ContractForm
        operation={uploadInvoice}
        fixed={{ orderNumber, revision, version, amount }}
        fields={{
          file: {
            label: text('merchantInvoices.file'),
            help: text('merchantInvoices.uploadHint'),
            control: <PdfFileInput />,
          },
        }}
        fieldOfRefusal={{
          'invoice.fileTooLarge': 'file',
          'invoice.fileNotPdf': 'file',
          'invoice.fileActive': 'file',
        }}
        submit={text('merchantInvoices.uploadNow')}
        isGuarded={false}
        onDone={() => {
          toast(text('merchantInvoices.done'));
          onClose();
        }}
      />
    </Panel>
  );
}

function RefusePanel({ invoice: { orderNumber, revision }, onClose }: IssueProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  return (
    <Panel title={text('merchantInvoices.refuseTitle')}>
      <ContractForm
        operation={refuseInvoice}
        fixed={{ orderNumber, revision }}
        fields={{ reason: { label: text('merchantInvoices.reason'), help: text('merchantInvoices.refuseHint') } }}
        fieldOfRefusal={{}}
        submit={text('merchantInvoices.refuse')}
        isGuarded={false}
        onDone={() => {
          toast(text('merchantInvoices.refused'));
          onClose();
        }}
      />
    </Panel>
  );
}

interface PdfFileInputProps {
  id?: string;
  onChange?: (file: File | undefined) => void;
}

/** The native file input: it shows the name of the chosen file and works with a keyboard. */
function PdfFileInput({ id, onChange }: PdfFileInputProps) {
  return (
    <input
      id={id}
      type="file"
      accept=".pdf,application/pdf"
      style={{ maxWidth: '100%' }}
      onChange={(event) => onChange?.(event.target.files?.[0])}
    />
  );
}
