import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/payouts/store-money';
import { storePayable } from '@galleria/domain/ledger/accounts';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import { type MonthlyMovement, readMonthlyMovements, readYears } from '../../ledger/index.ts';
import { readSettledMonths, type SettledMonth } from '../../orders/index.ts';
import type { PayoutsContext } from '../context.ts';

type Month = OutputOf<typeof contract.storeMonthList>['months'][number];

/** Balances come from the ledger; the composition of a month's orders comes from their snapshots. */
export const storeMonthList: UseCase<typeof contract.storeMonthList, PayoutsContext> = async (
  { database: { queries } },
  { year: wanted },
  { actor: { storeId } },
) => {
  const thisYear = (await readClock(queries)).getUTCFullYear();
  const year = wanted ?? thisYear;
  const account = storePayable(storeId);
  const [settled, movements, { openingCents, first, last }] = await Promise.all([
    readSettledMonths(queries, storeId, year),
    readMonthlyMovements(queries, account, year),
    readYears(queries, account, year),
  ]);
  return {
    year,
    firstYear: Math.min(first ?? thisYear, year),
    lastYear: Math.max(last ?? thisYear, thisYear),
    months: toMonths(settled, movements, openingCents).toReversed(),
  };
};

/** From the first month on; each month opens with the closing balance of the one before. */
function toMonths(
  settled: readonly SettledMonth[],
  movements: readonly MonthlyMovement[],
  openingCents: number,
): Month[] {
  const names = new Set([...settled, ...movements].map(({ month }) => month));
  let balance = openingCents;
  return [...names].toSorted().map((month) => {
    const own = movements.filter((one) => one.month === month);
    const moved = (reason: MonthlyMovement['reason']) => own.find((one) => one.reason === reason)?.cents ?? 0;
    const total = own.reduce((sum, { cents }) => sum + cents, 0);
    const [netCents, requestedCents, returnedCents, clawedBackCents] = [
      moved('orderSettled'),
      -moved('payoutRequested'),
      moved('payoutReturned'),
      -moved('clawedBack'),
    ];
    const opening = balance;
    balance += total;
    return {
      ...toMonth(
        month,
        settled.find((one) => one.month === month),
      ),
      net: mainUnits(netCents),
      opening: mainUnits(opening),
      requested: mainUnits(requestedCents),
      returned: mainUnits(returnedCents),
      clawedBack: mainUnits(clawedBackCents),
      other: mainUnits(total - netCents + requestedCents - returnedCents + clawedBackCents),
      closing: mainUnits(balance),
    };
  });
}

function toMonth(month: string, settled: SettledMonth | undefined) {
  return {
    month,
    orders: settled?.orders ?? 0,
    goods: mainUnits(settled?.goodsCents ?? 0),
    storeBears: mainUnits(settled?.storeBearsCents ?? 0),
    platformBears: mainUnits(settled?.mallBearsCents ?? 0),
    transfee: mainUnits(settled?.shippingCents ?? 0),
    paid: mainUnits(settled?.paidCents ?? 0),
    commission: mainUnits(settled?.commissionCents ?? 0),
  };
}
