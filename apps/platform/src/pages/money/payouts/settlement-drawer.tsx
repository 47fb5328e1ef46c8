import { useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { settlementOrderPage } from '@galleria/contract/payouts/staff-settlements';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

type Share = OutputOf<typeof settlementOrderPage>['records'][number];

interface SettlementDrawerProps {
  store: { storeId: number; storeName: string } | undefined;
  month: string;
  onClose: () => void;
}

/** The orders behind a store's earnings of a month. */
export function SettlementDrawer({ store, month, onClose }: SettlementDrawerProps) {
  const text = useText<'platform'>();
  return (
    <FormDrawer
      title={text('platformMoney.settledOrders', { store: store?.storeName ?? '', month })}
      isOpen={store !== undefined}
      onClose={onClose}
      size={720}
    >
      {store && <Orders storeId={store.storeId} month={month} />}
    </FormDrawer>
  );
}

function Orders({ storeId, month }: { storeId: number; month: string }) {
  const text = useText<'platform'>();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const answer = useCall(settlementOrderPage, { storeId, month, cursor: cursors.at(-1), size: 50 });
  const next = answer.data?.nextCursor;
  const amount = (title: string, of: (share: Share) => number) => ({
    title,
    align: 'end' as const,
    render: (_: unknown, share: Share) => <MoneyText amount={of(share)} />,
  });
  return (
    <Flex vertical gap="middle">
      <DataTable<Share>
        answer={answer}
        rows={answer.data?.records}
        rowKey="orderNumber"
        size="small"
        scroll={{ x: 'max-content' }}
        emptyText={text('platformMoney.settledNone')}
        columns={[
          {
            title: text('platformMoney.order'),
            render: (_, { orderNumber }) => <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
          },
          {
            title: text('platformMoney.time'),
            render: (_, { settleTime }) => settleTime && <TimeText time={settleTime} />,
          },
          amount(text('platformMoney.paidByBuyer'), ({ paid }) => paid),
          amount(text('platformMoney.commission'), ({ commission }) => 0 - commission),
          amount(text('platformMoney.net'), ({ net }) => net),
          amount(text('platformMoney.clawedBack'), ({ clawedBack }) => 0 - clawedBack),
        ]}
      />
      <Flex gap="small">
        {cursors.length > 0 && (
          <Button onClick={() => setCursors(cursors.slice(0, -1))}>{text('platformMoney.newer')}</Button>
        )}
        {next && <Button onClick={() => setCursors([...cursors, next])}>{text('platformMoney.older')}</Button>}
      </Flex>
    </Flex>
  );
}
