import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { type adjustmentPage, approveAdjustment } from '@galleria/contract/ledger/buyer-money';
import { Button, Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router';
import { JournalLink } from '../../shared/journal-link.tsx';

export type Adjustment = RowOf<typeof adjustmentPage>;

const COLOURS = { waiting: 'warning', posted: 'success', rejected: 'default' } as const;

export function useAdjustmentColumns(onReject: (adjustment: Adjustment) => void): ListColumn<Adjustment>[] {
  const text = useText<'platform'>();
  const mayDecide = useCan('buyers.adjust');
  const columns: ListColumn<Adjustment>[] = [
    {
      key: 'buyer',
      title: text('platformBuyers.buyer'),
      isMain: true,
      render: ({ userId, nickName }) => (
        <Link to={`/buyers/${userId}`}>
          <bdi>{nickName || text('platformBuyers.closedAccount')}</bdi>
        </Link>
      ),
    },
    { key: 'change', title: text('platformBuyers.change'), align: 'end', render: (one) => <Change adjustment={one} /> },
    { key: 'reason', title: text('platformBuyers.reason'), render: ({ reason }) => <bdi>{reason}</bdi> },
    {
      key: 'state',
      title: text('platformBuyers.status'),
      render: ({ state }) => <Tag color={COLOURS[state]}>{text(`platformBuyers.adjustment.${state}`)}</Tag>,
    },
    {
      key: 'requested',
      title: text('platformBuyers.requested'),
      render: ({ requestedBy, createTime }) => <Step name={requestedBy} time={createTime} />,
    },
    {
      key: 'decided',
      title: text('platformBuyers.decided'),
      render: ({ decidedBy, decideTime, decisionNote }) =>
        decideTime && <Step name={decidedBy} time={decideTime} note={decisionNote} />,
    },
  ];
  const actions: ListColumn<Adjustment> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (adjustment) => adjustment.state === 'waiting' && <Decision {...{ adjustment, onReject }} />,
  };
  return mayDecide ? [...columns, actions] : columns;
}

function Change({ adjustment: { kind, change, journalId } }: { adjustment: Adjustment }) {
  const text = useText<'platform'>();
  const sign = change > 0 ? '+' : '';
  return (
    <JournalLink journalId={journalId}>
      <bdi style={{ whiteSpace: 'nowrap' }}>
        {sign}
        {kind === 'balance' ? <MoneyText amount={change} /> : text('platformBuyers.pointCount', { points: change })}
      </bdi>
    </JournalLink>
  );
}

function Step({ name, time, note }: { name: string; time: string; note?: string }) {
  return (
    <Flex vertical>
      <bdi>{name}</bdi>
      <Typography.Text type="secondary">
        <TimeText time={time} />
      </Typography.Text>
      {note && <bdi>“{note}”</bdi>}
    </Flex>
  );
}

interface DecisionProps {
  adjustment: Adjustment;
  onReject: (adjustment: Adjustment) => void;
}

/** Staff cannot approve an adjustment that they requested: they can only take it back. */
function Decision({ adjustment, onReject }: DecisionProps) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const { adjustmentId, nickName, reason, isOwn } = adjustment;

  async function approve() {
    const isSure = await confirm({
      title: text('platformBuyers.approveOf', { name: nickName }),
      consequences: (
        <>
          <Change adjustment={adjustment} /> · <bdi>{reason}</bdi>
          <br />
          {text('platformBuyers.approveText')}
        </>
      ),
      action: text('platformBuyers.approve'),
    });
    if (isSure) await mutate(approveAdjustment, { adjustmentId }, { done: text('platformBuyers.approved') });
  }

  return (
    <Flex gap="small" wrap>
      {!isOwn && (
        <Button
          type="primary"
          size="small"
          aria-label={text('platformBuyers.approveOf', { name: nickName })}
          onClick={() => void approve()}
        >
          {text('platformBuyers.approve')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={text('platformBuyers.rejectOf', { name: nickName })}
        onClick={() => onReject(adjustment)}
      >
        {text(isOwn ? 'platformBuyers.takeBack' : 'platformBuyers.reject')}
      </Button>
    </Flex>
  );
}
