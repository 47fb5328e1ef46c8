import type * as contract from '@galleria/contract/payments/payments';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { tradeSummaries } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { readOpenTransfers, readOpenTransferTradeIds } from './transfers-db.ts';

/**
 * Transfers that staff compare with the mall's bank account. A transfer of a closed trade stays listed until it is
 * dismissed.
 */
export const transferList: UseCase<typeof contract.transferList, PaymentsContext> = async (
  { database: { queries } },
  { state, ...paging },
) => {
  const unpaid = state && (await unpaidTradeIds(queries));
  const { total, payments } = await readOpenTransfers(queries, {
    ...(state === 'pending' ? { only: unpaid } : { except: unpaid }),
    ...{ offset: offsetOf(paging), limit: paging.size },
  });
  const trades = await tradeSummaries(
    queries,
    payments.flatMap(({ tradeId }) => tradeId ?? []),
  );
  const records = payments.flatMap(({ tradeId, number, amountCents, currency, createdAt }) => {
    const trade = tradeId === null ? undefined : trades.get(tradeId);
    if (!trade) return [];
    return {
      payNumber: number,
      orderNumbers: trade.orderNumbers.join(','),
      amount: mainUnits(amountCents),
      currency,
      state: trade.state === 'unpaid' ? ('pending' as const) : ('closed' as const),
      createTime: formatApiTime(createdAt),
      endTime: formatApiTime(trade.expiresAt),
    };
  });
  return toPage(records, total, paging);
};

/** Trades with an open transfer that are still unpaid. */
async function unpaidTradeIds(queries: Queries): Promise<number[]> {
  const trades = await tradeSummaries(queries, await readOpenTransferTradeIds(queries));
  return [...trades].filter(([, { state }]) => state === 'unpaid').map(([id]) => id);
}
