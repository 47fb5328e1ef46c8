import { useText } from '@galleria/console-kit/console-context';
import { toTableColumns } from '@galleria/console-kit/list/list-columns';
import { DataTable } from '@galleria/console-kit/page/data-table';
import { useCall } from '@galleria/console-kit/use-call';
import { mallOrderPage } from '@galleria/contract/orders/staff-orders';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { useOrderColumns } from '../../shared/order-columns.tsx';

const SIZE = 10;

/** The buyer's newest orders; the others are in the list of all orders. */
export function OrdersOfBuyer({ userId }: { userId: string }) {
  const text = useText<'platform'>();
  const answer = useCall(mallOrderPage, { buyer: userId, size: SIZE });
  const columns = useOrderColumns().filter(({ key, isHidden }) => key !== 'buyer' && !isHidden);
  return (
    <Flex vertical gap="middle">
      <DataTable
        answer={answer}
        rows={answer.data?.records}
        rowKey="orderNumber"
        columns={toTableColumns(columns, undefined)}
        emptyText={text('platformBuyers.noOrders')}
        scroll={{ x: 'max-content' }}
      />
      {answer.data?.nextCursor && <Link to={`/orders?buyer=${userId}`}>{text('platformBuyers.allOrders')}</Link>}
    </Flex>
  );
}
