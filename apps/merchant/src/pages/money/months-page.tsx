import { useText } from '@galleria/console-kit/console-context';
import { downloadFile } from '@galleria/console-kit/download-file';
import { Icon } from '@galleria/console-kit/icon';
import { toCsv } from '@galleria/console-kit/list/csv';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { usePagedCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { storeMonthList } from '@galleria/contract/payouts/store-money';
import { Button, Flex, Select, type TableColumnsType } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useMonthName } from './use-month-name.ts';

type Month = OutputOf<typeof storeMonthList>['months'][number];

/** The store's balance and its movements, month by month. */
export function Component() {
  const text = useText<'merchant'>();
  const [address, setAddress] = useSearchParams();
  const year = Number(address.get('year')) || undefined;
  const answer = usePagedCall(storeMonthList, { year });
  const { data } = answer;
  const columns = useMonthAmounts();
  const years = data
    ? Array.from({ length: data.lastYear - data.firstYear + 1 }, (_, index) => data.lastYear - index)
    : [];

  function saveCsv(months: readonly Month[]) {
    const head = [text('merchantMoney.month'), text('merchantMoney.orders'), ...columns.map(({ title }) => title)];
    const rows = months.map((month) => [month.month, month.orders, ...columns.map(({ of }) => of(month))]);
    downloadFile(`months-${data?.year}.csv`, toCsv([head, ...rows]), 'text/csv');
  }

  return (
    <Page
      title={text('merchant.months')}
      intro={text('merchantMoney.monthsIntro')}
      action={
        <Flex gap="small" wrap>
          <Select
            aria-label={text('merchantMoney.year')}
            value={data?.year}
            options={years.map((value) => ({ value, label: String(value) }))}
            onChange={(value) => setAddress({ year: String(value) })}
          />
          <Button
            icon={<Icon name="download" />}
            disabled={!data?.months.length}
            onClick={() => saveCsv(data?.months ?? [])}
          >
            {text('merchantMoney.csv')}
          </Button>
        </Flex>
      }
    >
      <Panel isFlush>
        <DataTable<Month>
          answer={answer}
          rows={data?.months}
          rowKey="month"
          columns={useTableColumns(columns)}
          scroll={{ x: 'max-content' }}
          emptyText={text('merchantMoney.monthsNone')}
        />
      </Panel>
    </Page>
  );
}

interface AmountColumn {
  key: string;
  title: string;
  of: (month: Month) => number;
}

/** Columns of amounts, from the opening balance to the closing one. */
function useMonthAmounts(): AmountColumn[] {
  const text = useText<'merchant'>();
  return [
    { key: 'opening', title: text('merchantMoney.opening'), of: ({ opening }) => opening },
    { key: 'goods', title: text('merchantMoney.goods'), of: ({ goods }) => goods },
    { key: 'storeBears', title: text('merchantMoney.storeBears'), of: ({ storeBears }) => 0 - storeBears },
    { key: 'shipping', title: text('merchantMoney.shipping'), of: ({ transfee }) => transfee },
    { key: 'commission', title: text('merchantMoney.commission'), of: ({ commission }) => 0 - commission },
    { key: 'net', title: text('merchantMoney.net'), of: ({ net }) => net },
    { key: 'requested', title: text('merchantMoney.monthRequested'), of: ({ requested }) => 0 - requested },
    { key: 'returned', title: text('merchantMoney.monthReturned'), of: ({ returned }) => returned },
    { key: 'clawedBack', title: text('merchantMoney.clawedBack'), of: ({ clawedBack }) => 0 - clawedBack },
    { key: 'other', title: text('merchantMoney.monthOther'), of: ({ other }) => other },
    { key: 'closing', title: text('merchantMoney.closing'), of: ({ closing }) => closing },
  ];
}

function useTableColumns(amounts: readonly AmountColumn[]): TableColumnsType<Month> {
  const text = useText<'merchant'>();
  const nameOf = useMonthName();
  return [
    {
      key: 'month',
      title: text('merchantMoney.month'),
      fixed: 'start',
      render: (_, { month }) => <Link to={`/months/${month}`}>{nameOf(month)}</Link>,
    },
    { key: 'orders', title: text('merchantMoney.orders'), align: 'end', render: (_, { orders }) => orders },
    ...amounts.map(({ key, title, of }) => ({
      key,
      title,
      align: 'end' as const,
      render: (_: unknown, month: Month) => <MoneyText amount={of(month)} />,
    })),
  ];
}
