import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { useCsvDownload } from '@galleria/console-kit/list/use-csv-download';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { exportSettlements, settlementPage } from '@galleria/contract/payouts/staff-settlements';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SettlementDrawer } from './settlement-drawer.tsx';

type StoreMonth = RowOf<typeof settlementPage>;

const MONTHS = 24;

/** The current month and the months before it, as `yyyy-MM`. */
function recentMonths(): string[] {
  const now = new Date();
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7),
  );
}

/** Monthly settlements of all stores, calculated from the ledger. */
export function Component() {
  const text = useText<'platform'>();
  const [address] = useSearchParams();
  const [shown, setShown] = useState<StoreMonth>();
  const months = recentMonths();
  const month = months.find((one) => one === address.get('month')) ?? months[0] ?? '';
  const filters = {
    month: {
      kind: 'select',
      label: text('platformMoney.month'),
      options: months.map((value) => ({ value, label: value })),
    },
    storeId: { kind: 'picker', label: text('platformMoney.store'), operation: storeOptions },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="settlements"
        title={text('platform.settlements')}
        intro={text('platformMoney.settlementsIntro', { month })}
        operation={settlementPage}
        columns={useStoreColumns(setShown)}
        keyOf={({ storeId }) => storeId}
        filters={filters}
        toInput={({ month: wanted, storeId }) => ({ month: wanted, storeId })}
        onExport={useCsvDownload(exportSettlements)}
        emptyText={text('platformMoney.settlementsNone')}
      />
      <SettlementDrawer store={shown} month={month} onClose={() => setShown(undefined)} />
    </>
  );
}

function useStoreColumns(onOpen: (store: StoreMonth) => void): ListColumn<StoreMonth>[] {
  const text = useText<'platform'>();
  const amount = (key: string, title: string, of: (store: StoreMonth) => number): ListColumn<StoreMonth> => ({
    ...{ key, title, align: 'end' },
    render: (store) => <MoneyText amount={of(store)} />,
  });
  return [
    {
      key: 'store',
      title: text('platformMoney.store'),
      isMain: true,
      render: (store) => (
        <Button type="link" style={{ padding: 0 }} onClick={() => onOpen(store)}>
          {store.storeName || `#${store.storeId}`}
        </Button>
      ),
    },
    amount('opening', text('platformMoney.opening'), ({ opening }) => opening),
    amount('settled', text('platformMoney.settled'), ({ settled }) => settled),
    amount('clawedBack', text('platformMoney.clawedBack'), ({ clawedBack }) => 0 - clawedBack),
    amount('requested', text('platformMoney.requested'), ({ requested }) => 0 - requested),
    amount('returned', text('platformMoney.returned'), ({ returned }) => returned),
    amount('other', text('platformMoney.other'), ({ other }) => other),
    {
      ...{ key: 'closing', title: text('platformMoney.closing'), align: 'end' },
      render: ({ storeId, closing }) => (
        <Flex vertical align="end">
          <Link to={`/ledger?kind=storePayable&owner=${storeId}`}>
            <MoneyText amount={closing} />
          </Link>
          {closing < 0 && <Typography.Text type="danger">{text('platformMoney.owes')}</Typography.Text>}
        </Flex>
      ),
    },
  ];
}
