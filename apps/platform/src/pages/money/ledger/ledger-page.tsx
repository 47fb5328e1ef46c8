import { useLocale, useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { journalPage } from '@galleria/contract/ledger/staff-ledger';
import { ACCOUNT_KINDS, type AccountKindName } from '@galleria/domain/ledger/accounts';
import { JOURNAL_REASONS } from '@galleria/domain/ledger/journal';
import { formatNumber } from '@galleria/i18n/formats';
import { Typography } from 'antd';
import { Link } from 'react-router';
import { useOwnerFilter } from './account-owner.tsx';
import { ReasonName } from './journal-list.tsx';
import { KindsPanel } from './kinds-panel.tsx';

type Journal = RowOf<typeof journalPage>;
const KINDS = Object.keys(ACCOUNT_KINDS) as AccountKindName[];

/** All journals of the ledger, in money and points. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    reason: {
      kind: 'select',
      label: text('platformMoney.what'),
      options: JOURNAL_REASONS.map((value) => ({ value, label: text(`platformMoney.reason.${value}`) })),
    },
    period: { kind: 'dateRange', label: text('platformMoney.period') },
    kind: {
      kind: 'select',
      label: text('platformMoney.accountKind'),
      options: KINDS.map((value) => ({ value, label: text(`platformMoney.kind.${value}`) })),
    },
    owner: useOwnerFilter(),
    key: { kind: 'text', label: text('platformMoney.key') },
  } satisfies Filters;
  return (
    <ListPage
      name="ledger"
      title={text('platform.ledger')}
      intro={text('platformMoney.ledgerIntro')}
      operation={journalPage}
      columns={useJournalColumns()}
      keyOf={({ journalId }) => journalId}
      filters={filters}
      toInput={({ reason, period, kind, owner, key }) => ({
        ...{ owner, key, from: period?.from, until: period?.until },
        reason: JOURNAL_REASONS.find((one) => one === reason),
        kind: KINDS.find((one) => one === kind),
      })}
      emptyText={text('platformMoney.journalsNone')}
    >
      {() => <KindsPanel />}
    </ListPage>
  );
}

function useJournalColumns(): ListColumn<Journal>[] {
  const text = useText<'platform'>();
  const locale = useLocale();
  return [
    {
      key: 'journal',
      title: text('platformMoney.journal'),
      isMain: true,
      render: ({ journalId }) => <Link to={`/ledger/journals/${journalId}`}>#{journalId}</Link>,
    },
    { key: 'time', title: text('platformMoney.time'), render: ({ createTime }) => <TimeText time={createTime} /> },
    { key: 'reason', title: text('platformMoney.what'), render: ({ reason }) => <ReasonName reason={reason} /> },
    {
      key: 'money',
      title: text('platformMoney.moved'),
      align: 'end',
      render: ({ journalId, money, points }) => (
        <Link to={`/ledger/journals/${journalId}`}>
          {money > 0 && <MoneyText amount={money} />}
          {money > 0 && points > 0 && ' · '}
          {points > 0 && text('platformMoney.points', { points })}
        </Link>
      ),
    },
    {
      key: 'change',
      title: text('platformMoney.change'),
      align: 'end',
      render: ({ change }) => change !== null && formatNumber(locale, change),
    },
    {
      key: 'balance',
      title: text('platformMoney.balanceAfter'),
      align: 'end',
      render: ({ balance }) => balance !== null && formatNumber(locale, balance),
    },
    {
      key: 'key',
      title: text('platformMoney.key'),
      render: ({ key }) => <Typography.Text type="secondary">{key}</Typography.Text>,
    },
  ];
}
