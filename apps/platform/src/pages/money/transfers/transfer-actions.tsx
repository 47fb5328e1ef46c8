import { useText } from '@galleria/console-kit/console-context';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import {
  confirmTransfer,
  creditTransfer,
  dismissTransfer,
  type transferList,
} from '@galleria/contract/payments/payments';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { ActionDrawer } from '../action-drawer.tsx';
import { useAmount } from '../amount-text.tsx';

/** The money arrived, another amount arrived, or nothing did. */
export function TransferActions({ transfer }: { transfer: RowOf<typeof transferList> }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const format = useAmount();
  const mayHandle = useCan('payments.handle');
  const [open, setOpen] = useState<'credit' | 'dismiss'>();
  const { payNumber, amount, currency, state } = transfer;
  if (!mayHandle) return null;
  const amountText = format(amount, currency);
  const isClosed = state === 'closed';
  const accept = async () => {
    const isSure = await confirm({
      title: text('platformMoney.confirmTitle', { amount: amountText }),
      consequences: text(isClosed ? 'platformMoney.confirmClosed' : 'platformMoney.confirmEffect'),
      action: text('platformMoney.confirm'),
    });
    if (isSure) await mutate(confirmTransfer, { payNumber, amount }, { done: text('platformMoney.confirmed') });
  };
  return (
    <Flex gap="small" wrap>
      <Button size="small" type="primary" onClick={accept}>
        {text('platformMoney.confirm')}
      </Button>
      <Button size="small" onClick={() => setOpen('credit')}>
        {text('platformMoney.otherAmount')}
      </Button>
      {isClosed && (
        <Button size="small" onClick={() => setOpen('dismiss')}>
          {text('platformMoney.dismiss')}
        </Button>
      )}
      <ActionDrawer
        title={text('platformMoney.otherAmountTitle')}
        effect={text('platformMoney.otherAmountEffect', { amount: amountText })}
        operation={creditTransfer}
        fixed={{ payNumber }}
        fields={{ amount: { label: text('platformMoney.amountReceived'), control: <MoneyInput /> } }}
        submit={text('platformMoney.credit')}
        done={text('platformMoney.credited')}
        isOpen={open === 'credit'}
        onClose={() => setOpen(undefined)}
      />
      <ActionDrawer
        title={text('platformMoney.dismissTitle')}
        effect={text('platformMoney.dismissTransferEffect')}
        operation={dismissTransfer}
        fixed={{ payNumber }}
        fields={{ reason: { label: text('platformMoney.reason'), autoFocus: true, isRequired: true } }}
        submit={text('platformMoney.dismiss')}
        done={text('platformMoney.dismissed')}
        isOpen={open === 'dismiss'}
        onClose={() => setOpen(undefined)}
      />
    </Flex>
  );
}
