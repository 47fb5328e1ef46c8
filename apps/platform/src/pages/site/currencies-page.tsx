import { useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/data-table';
import { Page } from '@galleria/console-kit/page';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { currencyList } from '@galleria/contract/site';
import { Space, type TableColumnsType, Tag, Typography } from 'antd';

type Currency = OutputOf<typeof currencyList>[number];

/** The currencies that prices can be shown in. Every charge is made in the default one. */
export function Component() {
  const text = useText<'platform'>();
  const answer = useCall(currencyList, {});
  const base = answer.data?.find((one) => one.defaultCurrency)?.currencyCode ?? '';
  const columns: TableColumnsType<Currency> = [
    {
      title: text('platform.currency'),
      key: 'name',
      render: (_, { currencyName, defaultCurrency }) => (
        <Space wrap>
          {currencyName}
          {defaultCurrency && <Tag color="error">{text('platform.default')}</Tag>}
        </Space>
      ),
    },
    {
      title: text('platform.code'),
      key: 'currencyCode',
      render: (_, { currencyCode }) => <Typography.Text code>{currencyCode}</Typography.Text>,
    },
    { title: text('platform.symbol'), dataIndex: 'symbol', responsive: ['md'] },
    {
      title: text('platform.rate', { currency: base }),
      dataIndex: 'exchangeRate',
      align: 'end',
      sorter: (one, other) => one.exchangeRate - other.exchangeRate,
    },
  ];
  return (
    <Page title={text('platform.currencies')} intro={text('platform.currenciesIntro')}>
      <DataTable answer={answer} rows={answer.data} rowKey="currencyCode" columns={columns} />
    </Page>
  );
}
