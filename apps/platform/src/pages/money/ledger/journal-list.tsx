import { useText } from '@galleria/console-kit/console-context';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { JOURNAL_REASONS } from '@galleria/domain/ledger/journal';
import { Table } from 'antd';
import { Link } from 'react-router';

interface ListedJournal {
  journalId: number;
  reason: string;
  amount: number;
  createTime: string;
}

/** A list of journals; each amount links to its journal. */
export function JournalList({ journals }: { journals: readonly ListedJournal[] }) {
  const text = useText<'platform'>();
  return (
    <Table<ListedJournal>
      dataSource={journals}
      rowKey="journalId"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: text('platformMoney.journalsNone') }}
      columns={[
        { title: text('platformMoney.time'), render: (_, { createTime }) => <TimeText time={createTime} /> },
        { title: text('platformMoney.what'), render: (_, { reason }) => <ReasonName reason={reason} /> },
        {
          title: text('platformMoney.amount'),
          align: 'end',
          render: (_, { journalId, amount }) => (
            <Link to={`/ledger/journals/${journalId}`}>
              <MoneyText amount={amount} />
            </Link>
          ),
        },
      ]}
    />
  );
}

export function ReasonName({ reason }: { reason: string }) {
  const text = useText<'platform'>();
  const messageKey = JOURNAL_REASONS.find((one) => one === reason);
  return messageKey ? text(`platformMoney.reason.${messageKey}`) : reason;
}
