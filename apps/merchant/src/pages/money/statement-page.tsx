import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage, type RowOf } from '@galleria/console-kit/list/list-page';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { storeStatementPage } from '@galleria/contract/payouts/store-money';
import { Button } from 'antd';
import { useState } from 'react';
import { ShareDrawer } from './share-drawer.tsx';
import { useStatementCsv } from './statement-csv.ts';

/** Without a state, both are listed. */
const STATES = ['settled', 'waiting'] as const;

type Share = RowOf<typeof storeStatementPage>;

/** The store's shares of its orders. */
export function Component() {
  const text = useText<'merchant'>();
  const saveCsv = useStatementCsv();
  const [shown, setShown] = useState<string>();
  const filters = {
    state: {
      kind: 'select',
      label: text('merchantMoney.shareState'),
      options: [
        { value: 'settled', label: text('merchantMoney.settled') },
        { value: 'waiting', label: text('merchantMoney.waitingOrders') },
      ],
    },
    period: { kind: 'dateRange', label: text('merchantMoney.period') },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="statement"
        title={text('merchant.statement')}
        intro={text('merchantMoney.statementIntro')}
        operation={storeStatementPage}
        columns={useShareColumns(setShown)}
        keyOf={({ orderNumber }) => orderNumber}
        filters={filters}
        views={[
          { name: text('merchantMoney.settled'), search: 'state=settled' },
          { name: text('merchantMoney.waitingOrders'), search: 'state=waiting' },
        ]}
        toInput={({ state, period }) => ({
          state: STATES.find((one) => one === state),
          from: period?.from,
          until: period?.until,
        })}
        onExport={(input) => saveCsv('statement.csv', input)}
        emptyText={text('merchantMoney.statementNone')}
      />
      <ShareDrawer orderNumber={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

function useShareColumns(onOpen: (orderNumber: string) => void): ListColumn<Share>[] {
  const text = useText<'merchant'>();
  const amount = (key: string, title: string, of: (share: Share) => number): ListColumn<Share> => ({
    key,
    title,
    align: 'end',
    render: (share) => <MoneyText amount={of(share)} />,
  });
  return [
    {
      key: 'order',
      title: text('merchantMoney.order'),
      isMain: true,
      render: ({ orderNumber }) => (
        <Button
          type="link"
          style={{ padding: 0 }}
          aria-label={text('merchantMoney.open', { number: orderNumber })}
          onClick={() => onOpen(orderNumber)}
        >
          {orderNumber}
        </Button>
      ),
    },
    {
      key: 'paidAt',
      title: text('merchantMoney.paidAt'),
      render: ({ payTime }) => <TimeText time={payTime} />,
    },
    {
      key: 'settledAt',
      title: text('merchantMoney.settledAt'),
      render: ({ settleTime }) => (settleTime ? <TimeText time={settleTime} /> : text('merchantMoney.waitingOrders')),
    },
    amount('goods', text('merchantMoney.goods'), ({ goods }) => goods),
    amount('storeBears', text('merchantMoney.storeBears'), ({ storeBears }) => 0 - storeBears),
    amount('shipping', text('merchantMoney.shipping'), ({ transfee }) => transfee),
    amount('commission', text('merchantMoney.commission'), ({ commission }) => 0 - commission),
    amount('net', text('merchantMoney.net'), ({ net }) => net),
    amount('clawedBack', text('merchantMoney.clawedBack'), ({ clawedBack }) => 0 - clawedBack),
  ];
}
