import type { RefundFigures } from '@galleria/contract/after-sales/fields';
import type * as contract from '@galleria/contract/after-sales/staff-disputes';
import type * as storeRefunds from '@galleria/contract/after-sales/store-refunds';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { z } from 'zod';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { countSoldOrders } from '../../orders/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { readStoreRefunds } from './refund-figures-db.ts';

const DAYS = 90;

export const storeRefundFigures: UseCase<typeof storeRefunds.storeRefundFigures, AfterSalesContext> = (
  { database: { queries } },
  _,
  { actor },
) => refundFigures(queries, actor.storeId);

export const platformStoreRefunds: UseCase<typeof contract.platformStoreRefunds, AfterSalesContext> = (
  { database: { queries } },
  { storeId },
) => refundFigures(queries, storeId);

/** Two statements, each on an index. */
export async function refundFigures(queries: Queries, storeId: number): Promise<z.output<typeof RefundFigures>> {
  const found = await readStoreRefunds(queries, storeId, DAYS);
  const orders = await countSoldOrders(queries, storeId, DAYS);
  const { requests, refundedOrders, disputes, lostDisputes, answerHours, refundedCents } = found;
  return {
    ...{ requests, orders, refundRate: rate(refundedOrders, orders) },
    ...{ disputes, disputeRate: rate(disputes, orders), lostDisputes },
    answerHours: answerHours === null ? null : Math.round(answerHours * 10) / 10,
    amount: mainUnits(Number(refundedCents)),
  };
}

/** At most 1: requests of the period may be about orders from before it. */
function rate(part: number, whole: number): number {
  return whole === 0 ? Math.min(part, 1) : Math.min(part / whole, 1);
}
