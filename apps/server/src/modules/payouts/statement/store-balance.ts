import type * as contract from '@galleria/contract/payouts/store-money';
import { payoutApproved, payoutPending, storePayable } from '@galleria/domain/ledger/accounts';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readBalance } from '../../ledger/index.ts';
import { sumWaiting } from '../../orders/index.ts';
import type { PayoutsContext } from '../context.ts';
import { readSchedule, sumPaid } from '../requests/payouts-db.ts';

export const storeBalance: UseCase<typeof contract.storeBalance, PayoutsContext> = async (
  { database: { queries }, rules },
  _input,
  { actor: { storeId } },
) => {
  const { payoutLeastCents, afterSalesDays } = await rules();
  const [waiting, available, requested, approved, withdrawn, schedule] = await Promise.all([
    sumWaiting(queries, storeId),
    readBalance(queries, storePayable(storeId)),
    readBalance(queries, payoutPending(storeId)),
    readBalance(queries, payoutApproved(storeId)),
    sumPaid(queries, storeId),
    readSchedule(queries, storeId),
  ]);
  return {
    waiting: mainUnits(waiting.cents),
    waitingOrders: waiting.orders,
    available: mainUnits(available),
    requested: mainUnits(requested + approved),
    withdrawn: mainUnits(withdrawn),
    payoutLeast: mainUnits(payoutLeastCents),
    afterSalesDays,
    weekly: schedule ?? null,
  };
};
