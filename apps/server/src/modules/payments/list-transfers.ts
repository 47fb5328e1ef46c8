import type { transferList as operation } from '@galleria/contract/payments';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import { tradeSummaries } from '../orders/index.ts';
import type { PaymentsContext } from './context.ts';
import { readAnnounced } from './payments-db.ts';

/** What staff compare with the mall's bank account. One that nobody waits for stays listed until somebody dismisses it. */
export function listTransfers({ database: { queries } }: PaymentsContext): BoundUseCase<typeof operation> {
  return async ({ state, current, size }) => {
    const page = { offset: (current - 1) * size, limit: size };
    const { total, payments } = await readAnnounced(queries, { state, ...page });
    const labels = await tradeSummaries(
      queries,
      payments.flatMap(({ tradeId }) => tradeId ?? []),
    );
    const records = payments.flatMap(({ tradeId, number, amountCents, currency, createdAt }) => {
      const label = tradeId === null ? undefined : labels.get(tradeId);
      if (!label) return [];
      return {
        payNumber: number,
        orderNumbers: label.orderNumbers.join(','),
        amount: mainUnits(amountCents),
        currency,
        state: label.state === 'unpaid' ? ('pending' as const) : ('closed' as const),
        createTime: formatApiTime(createdAt),
        endTime: formatApiTime(label.expiresAt),
      };
    });
    return { records, total, pages: Math.ceil(total / size), current, size };
  };
}
