import { useText } from '@galleria/console-kit/console-context';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import {
  type paymentRefundPage,
  retryPaymentRefund,
  settleRefundByHand,
} from '@galleria/contract/payments/staff-payments';
import { Button, Flex, Table, Tag, Typography } from 'antd';
import { useState } from 'react';
import { ActionDrawer } from '../action-drawer.tsx';
import { AmountText, useAmount } from '../amount-text.tsx';

export type Refund = OutputOf<typeof paymentRefundPage>['records'][number];

const COLOURS: Readonly<Record<Refund['state'], string>> = {
  requested: 'processing',
  done: 'success',
  failed: 'error',
};

export function RefundState({ refund: { state, failure, reference, isUnanswered } }: { refund: Refund }) {
  const text = useText<'platform'>();
  return (
    <Flex vertical gap={4} align="start">
      <Tag color={COLOURS[state]}>{text(`platformMoney.refundState.${state}`)}</Tag>
      {failure && state !== 'done' && <Typography.Text type="danger">{failure}</Typography.Text>}
      {isUnanswered && state === 'failed' && (
        <Typography.Text type="secondary">{text('platformMoney.refundUnanswered')}</Typography.Text>
      )}
      {reference && (
        <Typography.Text type="secondary">{text('platformMoney.byHandRef', { reference })}</Typography.Text>
      )}
    </Flex>
  );
}

/** Retry the refund, or mark it as paid by other means. */
export function RefundActions({ refund: { refundId, isWaiting, canRetry, amount, currency } }: { refund: Refund }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const format = useAmount();
  const mayHandle = useCan('payments.handle');
  const [isOpen, setOpen] = useState(false);
  if (!isWaiting || !mayHandle) return null;
  const amountText = format(amount, currency);
  const retry = async () => {
    const isSure = await confirm({
      title: text('platformMoney.retryTitle'),
      consequences: text('platformMoney.retryEffect', { amount: amountText }),
      action: text('platformMoney.retry'),
    });
    if (isSure) await mutate(retryPaymentRefund, { refundId }, { done: text('platformMoney.retried') });
  };
  return (
    <Flex gap="small" wrap>
      {canRetry && (
        <Button size="small" type="primary" onClick={retry}>
          {text('platformMoney.retry')}
        </Button>
      )}
      <Button size="small" onClick={() => setOpen(true)}>
        {text('platformMoney.byHand')}
      </Button>
      <ActionDrawer
        title={text('platformMoney.byHandTitle')}
        effect={text('platformMoney.byHandEffect', { amount: amountText })}
        operation={settleRefundByHand}
        fixed={{ refundId }}
        fields={{ reference: { label: text('platformMoney.reference'), autoFocus: true } }}
        submit={text('platformMoney.byHandSubmit', { amount: amountText })}
        done={text('platformMoney.byHandDone')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Flex>
  );
}

/** The refunds of one payment. */
export function RefundTable({ refunds }: { refunds: readonly Refund[] }) {
  const text = useText<'platform'>();
  return (
    <Table<Refund>
      dataSource={refunds}
      rowKey="refundId"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: text('platformMoney.refundsNoneOf') }}
      columns={[
        { title: text('platformMoney.time'), render: (_, { createTime }) => <TimeText time={createTime} /> },
        {
          title: text('platformMoney.amount'),
          align: 'end',
          render: (_, { amount, currency }) => <AmountText {...{ amount, currency }} />,
        },
        { title: text('platformMoney.state'), render: (_, refund) => <RefundState refund={refund} /> },
        { title: text('platformMoney.actions'), render: (_, refund) => <RefundActions refund={refund} /> },
      ]}
    />
  );
}
