import type * as contract from '@galleria/contract/stores/staff-stores';
import { mainUnits } from '@galleria/domain/money/main-units';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../index.ts';
import { countByStatus, readSalesByDay } from './store-statistics-db.ts';

const DAYS = 30;

export const platformStoreFigures: UseCase<typeof contract.platformStoreFigures, OrdersContext> = async (
  { database: { queries }, rules },
  { storeId },
) => {
  const { timeZone } = await rules();
  const days = await readSalesByDay(queries, storeId, timeZone, DAYS);
  const counts = await countByStatus(queries, storeId);
  const { toPay, toShip, toReceive } = ORDER_STATUS;
  return {
    sales: mainUnits(days.reduce((sum, day) => sum + day.salesCents, 0)),
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    openOrders: (counts.get(toShip) ?? 0) + (counts.get(toReceive) ?? 0),
    unpaidOrders: counts.get(toPay) ?? 0,
  };
};
