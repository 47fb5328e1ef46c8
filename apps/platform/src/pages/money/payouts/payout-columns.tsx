import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import type { storePayoutPage } from '@galleria/contract/payouts/staff-payouts';
import { Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { PayoutActions } from './payout-actions.tsx';

export type Payout = RowOf<typeof storePayoutPage>;

const COLOURS: Readonly<Record<Payout['state'], string>> = {
  requested: 'warning',
  approved: 'processing',
  paid: 'success',
  rejected: 'error',
  cancelled: 'default',
};

const ENDED_BY = { paid: 'paidBy', rejected: 'rejectedBy', cancelled: 'takenBackBy' } as const;

/** The person of each step. Weekly payouts are requested by the mall and have no requester. */
function PayoutPeople({ payout }: { payout: Payout }) {
  const text = useText<'platform'>();
  const { requestedBy, firstApprovedBy, approvedBy, endedBy, state } = payout;
  const isEnded = state === 'paid' || state === 'rejected' || state === 'cancelled';
  return (
    <Flex vertical>
      {requestedBy && <span>{text('platformMoney.requestedBy', { name: requestedBy })}</span>}
      {firstApprovedBy && firstApprovedBy !== approvedBy && (
        <span>{text('platformMoney.approvedBy', { name: firstApprovedBy })}</span>
      )}
      {approvedBy && <span>{text('platformMoney.approvedBy', { name: approvedBy })}</span>}
      {isEnded && endedBy && <span>{text(`platformMoney.${ENDED_BY[state]}`, { name: endedBy })}</span>}
    </Flex>
  );
}

export function usePayoutColumns(): ListColumn<Payout>[] {
  const text = useText<'platform'>();
  return [
    {
      key: 'number',
      title: text('platformMoney.payoutNumber'),
      isMain: true,
      render: ({ payoutNumber, isAutomatic }) => (
        <span>
          {payoutNumber} {isAutomatic && <Tag>{text('platformMoney.weekly')}</Tag>}
        </span>
      ),
    },
    {
      key: 'store',
      title: text('platformMoney.store'),
      render: ({ storeId, storeName }) => <Link to={`/stores/${storeId}`}>{storeName || storeId}</Link>,
    },
    {
      key: 'amount',
      title: text('platformMoney.amount'),
      align: 'end',
      render: ({ payoutId, amount }) => (
        <Link to={`/ledger?key=payout:${payoutId}:`}>
          <MoneyText amount={amount} />
        </Link>
      ),
    },
    {
      key: 'state',
      title: text('platformMoney.state'),
      render: ({ state, needsSecond, isFirstApproved }) => (
        <Flex gap={4} wrap>
          <Tag color={COLOURS[state]}>{text(`platformMoney.payoutState.${state}`)}</Tag>
          {state === 'requested' && needsSecond && (
            <Tag>{text(isFirstApproved ? 'platformMoney.oneApproved' : 'platformMoney.twoNeeded')}</Tag>
          )}
        </Flex>
      ),
    },
    {
      key: 'to',
      title: text('platformMoney.to'),
      render: ({ account, holder }) => (
        <Flex vertical>
          <span>{holder}</span>
          <Typography.Text type="secondary">{account}</Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'note',
      title: text('platformMoney.note'),
      render: ({ reason, reference, batchId }) => (
        <Flex vertical>
          {(reason || reference) && <span>{reason || reference}</span>}
          {batchId && (
            <Typography.Text type="secondary">{text('platformMoney.inBatch', { batch: batchId })}</Typography.Text>
          )}
        </Flex>
      ),
    },
    {
      key: 'people',
      title: text('platformMoney.people'),
      render: (payout) => <PayoutPeople payout={payout} />,
    },
    {
      key: 'requested',
      title: text('platformMoney.requestedAt'),
      render: ({ createTime }) => <TimeText time={createTime} />,
    },
    {
      key: 'ended',
      title: text('platformMoney.endedAt'),
      isHidden: true,
      render: ({ endTime }) => endTime && <TimeText time={endTime} />,
    },
    {
      key: 'actions',
      title: text('platformMoney.actions'),
      isActions: true,
      render: (payout) => <PayoutActions payout={payout} />,
    },
  ];
}
