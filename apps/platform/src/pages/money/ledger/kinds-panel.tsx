import { useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { Panel } from '@galleria/console-kit/page/panel';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { useCall } from '@galleria/console-kit/use-call';
import { ledgerKindList } from '@galleria/contract/ledger/staff-ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { Link } from 'react-router';
import { ProofButton } from './proof-button.tsx';

type Kind = OutputOf<typeof ledgerKindList>[number];

/** The total balance of each kind of account. */
export function KindsPanel() {
  const text = useText<'platform'>();
  const answer = useCall(ledgerKindList, {});
  return (
    <Panel title={text('platformMoney.accounts')} extra={<ProofButton />}>
      <DataTable<Kind>
        answer={answer}
        rows={answer.data}
        rowKey={({ kind, unit }) => `${kind} ${unit}`}
        size="small"
        scroll={{ x: 'max-content' }}
        columns={[
          {
            title: text('platformMoney.accountKind'),
            render: (_, { kind }) => (
              <Link to={`/ledger/accounts?kind=${kind}`}>{text(`platformMoney.kind.${kind}`)}</Link>
            ),
          },
          { title: text('platformMoney.accountCount'), align: 'end', dataIndex: 'accounts' },
          {
            title: text('platformMoney.balance'),
            align: 'end',
            render: (_, { unit, balance }) => <BalanceText {...{ unit, balance }} />,
          },
        ]}
      />
    </Panel>
  );
}

export function BalanceText({ unit, balance }: { unit: 'cents' | 'points'; balance: number }) {
  const text = useText<'platform'>();
  return unit === 'cents' ? <MoneyText amount={balance} /> : text('platformMoney.points', { points: balance });
}
