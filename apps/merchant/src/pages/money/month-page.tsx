import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Facts } from '@galleria/console-kit/page/facts';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { storeMonthList } from '@galleria/contract/payouts/store-money';
import { Alert, Button, Flex, Table, type TableColumnsType, Typography } from 'antd';
import { useParams } from 'react-router';
import type { Share } from './read-statement.ts';
import { useStatementCsv } from './statement-csv.ts';
import { lastDayOf, useMonthName } from './use-month-name.ts';
import { useStatement } from './use-statement.ts';
import './money.css';

type Month = OutputOf<typeof storeMonthList>['months'][number];

/** Orders on the page; more would be slow to print. The CSV file has all of them. */
const MAX_SHOWN = 1_000;

/** The statement of one month, to print or to save. */
export function Component() {
  const text = useText<'merchant'>();
  const { month = '' } = useParams();
  const name = useMonthName()(month);
  const saveCsv = useStatementCsv();
  const input = { state: 'settled', from: `${month}-01`, until: lastDayOf(month) } as const;
  const months = useCall(storeMonthList, { year: month.slice(0, 4) });
  const { shares, problem } = useStatement(input, MAX_SHOWN + 1);
  return (
    <Page
      title={text('merchantMoney.monthTitle', { month: name })}
      action={
        <Flex gap="small" className="not-printed" wrap>
          <Button icon={<Icon name="download" />} onClick={() => void saveCsv(`statement-${month}.csv`, input)}>
            {text('merchantMoney.csv')}
          </Button>
          <Button icon={<Icon name="print" />} onClick={() => window.print()}>
            {text('merchantMoney.print')}
          </Button>
        </Flex>
      }
    >
      <Loaded answer={months}>{(data) => <Summary month={data.months.find((one) => one.month === month)} />}</Loaded>
      {problem ? <Alert type="error" showIcon title={problem} /> : <Orders shares={shares} />}
    </Page>
  );
}

function Summary({ month }: { month: Month | undefined }) {
  const text = useText<'merchant'>();
  if (!month) return <Typography.Text type="secondary">{text('merchantMoney.monthNothing')}</Typography.Text>;
  const rows: [string, number][] = [
    [text('merchantMoney.opening'), month.opening],
    [text('merchantMoney.goods'), month.goods],
    [text('merchantMoney.storeBears'), 0 - month.storeBears],
    [text('merchantMoney.shipping'), month.transfee],
    [text('merchantMoney.commission'), 0 - month.commission],
    [text('merchantMoney.net'), month.net],
    [text('merchantMoney.monthRequested'), 0 - month.requested],
    [text('merchantMoney.monthReturned'), month.returned],
    ...(month.clawedBack > 0 ? [[text('merchantMoney.clawedBack'), 0 - month.clawedBack] as [string, number]] : []),
    [text('merchantMoney.monthOther'), month.other],
    [text('merchantMoney.closing'), month.closing],
  ];
  return (
    <Panel title={text('merchantMoney.monthSummary')}>
      <Facts facts={rows.map(([label, amount]) => ({ label, value: <MoneyText key={label} amount={amount} /> }))} />
    </Panel>
  );
}

function Orders({ shares }: { shares: readonly Share[] | undefined }) {
  const text = useText<'merchant'>();
  const columns = useColumns();
  const isLong = (shares?.length ?? 0) > MAX_SHOWN;
  return (
    <Panel title={text('merchantMoney.monthOrders')}>
      <Table<Share>
        loading={shares === undefined}
        dataSource={shares?.slice(0, MAX_SHOWN)}
        pagination={false}
        rowKey="orderNumber"
        size="small"
        scroll={{ x: 'max-content' }}
        columns={columns}
        locale={{ emptyText: shares ? text('merchantMoney.monthNothing') : ' ' }}
      />
      {isLong && (
        <Typography.Text type="secondary">{text('merchantMoney.monthLong', { count: MAX_SHOWN })}</Typography.Text>
      )}
    </Panel>
  );
}

function useColumns(): TableColumnsType<Share> {
  const text = useText<'merchant'>();
  const amount = (title: string, of: (share: Share) => number) => ({
    title,
    align: 'end' as const,
    render: (_: unknown, share: Share) => <MoneyText amount={of(share)} />,
  });
  return [
    { title: text('merchantMoney.order'), dataIndex: 'orderNumber' },
    {
      title: text('merchantMoney.settledAt'),
      render: (_, { settleTime }) => settleTime && <TimeText time={settleTime} />,
    },
    amount(text('merchantMoney.goods'), ({ goods }) => goods),
    amount(text('merchantMoney.storeBears'), ({ storeBears }) => 0 - storeBears),
    amount(text('merchantMoney.shipping'), ({ transfee }) => transfee),
    amount(text('merchantMoney.commission'), ({ commission }) => 0 - commission),
    amount(text('merchantMoney.net'), ({ net }) => net),
  ];
}
