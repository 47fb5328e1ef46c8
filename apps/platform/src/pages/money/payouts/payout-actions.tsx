import { useText } from '@galleria/console-kit/console-context';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { approveStorePayout, payStorePayout, rejectStorePayout } from '@galleria/contract/payouts/staff-payouts';
import { Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import { ActionDrawer } from '../action-drawer.tsx';
import { useAmount } from '../amount-text.tsx';
import { TransferFacts } from '../transfers/transfer-facts.tsx';
import type { Payout } from './payout-columns.tsx';

/** Approve, reject with a reason, mark as paid with a reference. */
export function PayoutActions({ payout }: { payout: Payout }) {
  const text = useText<'platform'>();
  const mayApprove = useCan('payouts.approve');
  const [open, setOpen] = useState<'reject' | 'pay'>();
  const format = useAmount();
  const { payoutNumber, state, amount, storeName, holder, account } = payout;
  if (!mayApprove || (state !== 'requested' && state !== 'approved')) return null;
  const amountText = format(amount);
  return (
    <Flex gap="small" wrap>
      {state === 'requested' && <ApproveButton payout={payout} />}
      {state === 'approved' && (
        <Button size="small" type="primary" onClick={() => setOpen('pay')}>
          {text('platformMoney.markPaid')}
        </Button>
      )}
      <Button size="small" danger onClick={() => setOpen('reject')}>
        {text('platformMoney.reject')}
      </Button>
      <ActionDrawer
        title={text('platformMoney.rejectTitle')}
        effect={text('platformMoney.rejectEffect', { amount: amountText, store: storeName })}
        operation={rejectStorePayout}
        fixed={{ payoutNumber, state }}
        fields={{ reason: { label: text('platformMoney.rejectReason'), autoFocus: true } }}
        submit={text('platformMoney.reject')}
        done={text('platformMoney.rejected')}
        isOpen={open === 'reject'}
        onClose={() => setOpen(undefined)}
      />
      <ActionDrawer
        title={text('platformMoney.payTitle')}
        effect={text('platformMoney.payEffect', { amount: amountText, holder, account })}
        operation={payStorePayout}
        fixed={{ payoutNumber }}
        fields={{ reference: { label: text('platformMoney.reference'), autoFocus: true } }}
        submit={text('platformMoney.markPaid')}
        done={text('platformMoney.paid')}
        isOpen={open === 'pay'}
        onClose={() => setOpen(undefined)}
      >
        <TransferFacts payoutNumber={payoutNumber} />
      </ActionDrawer>
    </Flex>
  );
}

function ApproveButton({ payout }: { payout: Payout }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const format = useAmount();
  const { payoutNumber, amount, storeName, needsSecond, isFirstApproved, mayApprove } = payout;
  const isFirstOfTwo = needsSecond && !isFirstApproved;
  const approve = async () => {
    const isSure = await confirm({
      title: text('platformMoney.approveTitle', { amount: format(amount), store: storeName }),
      consequences: text(isFirstOfTwo ? 'platformMoney.approveFirst' : 'platformMoney.approveEffect'),
      action: text('platformMoney.approve'),
    });
    const done = text(isFirstOfTwo ? 'platformMoney.firstApproved' : 'platformMoney.approved');
    if (isSure) await mutate(approveStorePayout, { payoutNumber }, { done });
  };
  return (
    <Tooltip title={mayApprove ? undefined : text('platformMoney.somebodyElse')}>
      <Button size="small" type="primary" disabled={!mayApprove} onClick={approve}>
        {text('platformMoney.approve')}
      </Button>
    </Tooltip>
  );
}
