import { useText } from '@galleria/console-kit/console-context';
import { mallRefundPage } from '@galleria/contract/after-sales/staff-disputes';
import { PagedTable } from '../../shared/paged-table.tsx';
import { useRequestColumns } from '../../shared/request-columns.tsx';

/** Refund requests of one buyer. */
export function RefundsOfBuyer({ userId }: { userId: string }) {
  const text = useText<'platform'>();
  const columns = useRequestColumns().filter(({ key, isHidden }) => key !== 'buyer' && !isHidden);
  return (
    <PagedTable
      operation={mallRefundPage}
      input={{ userId }}
      columns={columns}
      keyOf={({ refundSn }) => refundSn}
      emptyText={text('platformDisputes.ofBuyerNone')}
    />
  );
}
