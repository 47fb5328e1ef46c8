import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { ledgerAccountPage } from '@galleria/contract/ledger/staff-ledger';
import { ACCOUNT_KINDS, type AccountKindName } from '@galleria/domain/ledger/accounts';
import { Link } from 'react-router';
import { AccountOwner, useOwnerFilter } from './account-owner.tsx';
import { BalanceText } from './kinds-panel.tsx';

const KINDS = Object.keys(ACCOUNT_KINDS) as AccountKindName[];
const STATES = ['below', 'above'] as const;

/** Ledger accounts with their balances. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    kind: {
      kind: 'select',
      label: text('platformMoney.accountKind'),
      options: KINDS.map((value) => ({ value, label: text(`platformMoney.kind.${value}`) })),
    },
    owner: useOwnerFilter(),
    state: {
      kind: 'select',
      label: text('platformMoney.balance'),
      options: STATES.map((value) => ({ value, label: text(`platformMoney.balance.${value}`) })),
    },
  } satisfies Filters;
  return (
    <ListPage
      name="ledgerAccounts"
      title={text('platformMoney.accounts')}
      intro={text('platformMoney.accountsIntro')}
      operation={ledgerAccountPage}
      keyOf={({ accountId }) => accountId}
      filters={filters}
      toInput={({ kind, owner, state }) => ({
        ...{ owner, kind: KINDS.find((one) => one === kind), state: STATES.find((one) => one === state) },
      })}
      emptyText={text('platformMoney.accountsNone')}
      columns={[
        {
          key: 'kind',
          title: text('platformMoney.accountKind'),
          isMain: true,
          render: ({ kind }) => text(`platformMoney.kind.${kind}`),
        },
        { key: 'owner', title: text('platformMoney.owner'), render: (account) => <AccountOwner account={account} /> },
        {
          key: 'balance',
          title: text('platformMoney.balance'),
          align: 'end',
          render: ({ kind, owner, unit, balance }) => (
            <Link to={`/ledger?kind=${kind}&owner=${encodeURIComponent(owner)}`}>
              <BalanceText {...{ unit, balance }} />
            </Link>
          ),
        },
      ]}
    />
  );
}
