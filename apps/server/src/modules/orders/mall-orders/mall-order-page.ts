import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/orders/staff-orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { CsvFile } from '@galleria/contract/wire/csv-file';
import type { CsvCell } from '@galleria/domain/csv/csv-line';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { cutPage, readTimeCursor, type TimeCursor, writeTimeCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { findBuyers, nickNames } from '../../accounts/index.ts';
import type { OrdersContext } from '../index.ts';
import { presentPreSale } from '../pre-sale/present-pre-sale.ts';
import { timeOrNull } from '../store-orders/present-store-order.ts';
import { type ListedMallOrder, type MallOrderSearch, readMallOrders } from './mall-orders-db.ts';

type Listed = OutputOf<typeof contract.mallOrderPage>['records'][number];
/** The most accounts that a search for a buyer takes into account, the latest first. */
const BUYERS_SEARCHED = 50;

/** The orders with the nicknames of their buyers. A search for a buyer has read the nicknames already. */
export const mallOrderPage: UseCase<typeof contract.mallOrderPage, OrdersContext> = async (
  { database: { queries }, stores },
  { cursor, size, buyer, ...search },
  { locale },
) => {
  const found = buyer ? await findBuyers(queries, buyer, BUYERS_SEARCHED) : undefined;
  const userIds = found && [...found.keys()];
  const rows = await readMallOrders(
    queries,
    { ...search, userIds },
    { cursor: readTimeCursor(cursor), limit: size + 1 },
  );
  const { shown: orders, nextCursor } = cutPage(rows, size, writeTimeCursor);
  const names = found ?? (await nickNames(queries, [...new Set(orders.map(({ userId }) => userId))]));
  const shops = await stores.summaries(locale);
  return {
    records: orders.map((order) => ({
      ...presentMallOrder(order),
      shopName: shops.get(order.storeId)?.shopName ?? '',
      nickName: names.get(order.userId) ?? '',
    })),
    nextCursor,
  };
};

export function presentMallOrder(order: ListedMallOrder): Omit<Listed, 'shopName' | 'nickName'> {
  return {
    orderNumber: order.number,
    ...{ status: order.status, isPartlyShipped: order.isPartlyShipped, orderType: order.type },
    dvyType: order.deliveryType,
    createTime: formatApiTime(order.createdAt),
    payTime: timeOrNull(order.paidAt),
    ...{ payType: order.payType, closeReason: order.closeReason },
    ...{ shopId: order.storeId, userId: order.userId },
    payable: mainUnits(order.payableCents),
    refunded: mainUnits(order.refundedCents),
    preSale: presentPreSale(order),
    missingPlaces: order.missingPlaces,
  };
}

/** Orders read at a time. No connection is held while the client receives the rows. */
const BATCH_SIZE = 500;

/** Columns have the names of the API. */
const COLUMNS: Readonly<Record<string, (order: ListedMallOrder, shopName: string) => CsvCell>> = {
  // The prefix keeps a spreadsheet from rounding it as a number.
  orderNumber: ({ number }) => `#${number}`,
  status: ({ status }) => status,
  closeReason: ({ closeReason }) => closeReason,
  createTime: ({ createdAt }) => formatApiTime(createdAt),
  payTime: ({ paidAt }) => timeOrNull(paidAt),
  payType: ({ payType }) => payType,
  dvyType: ({ deliveryType }) => deliveryType,
  shopId: ({ storeId }) => storeId,
  shopName: (_, shopName) => shopName,
  userId: ({ userId }) => userId,
  payable: ({ payableCents }) => mainUnits(payableCents),
  refunded: ({ refundedCents }) => mainUnits(refundedCents),
};

/**
 * The orders that the list shows for the same search, without the nicknames of buyers. Refused when more buyers match
 * than the search takes into account: nobody could see that a file is incomplete.
 */
export const exportMallOrders: UseCase<typeof contract.exportMallOrders, OrdersContext> = async (
  { database: { queries }, stores },
  { buyer, ...search },
  { locale },
) => {
  const found = buyer ? await findBuyers(queries, buyer, BUYERS_SEARCHED + 1) : undefined;
  if (found && found.size > BUYERS_SEARCHED) {
    return refuse('csv.tooManyPeople', { values: { limit: BUYERS_SEARCHED } });
  }
  const userIds = found && [...found.keys()];
  const shops = await stores.summaries(locale);
  return new CsvFile(
    'orders.csv',
    rowsOf(queries, { ...search, userIds }, (storeId) => shops.get(storeId)?.shopName ?? ''),
  );
};

async function* rowsOf(
  queries: Queries,
  search: MallOrderSearch,
  shopName: (storeId: number) => string,
): AsyncGenerator<readonly CsvCell[]> {
  yield Object.keys(COLUMNS);
  let cursor: TimeCursor | undefined;
  for (;;) {
    const orders = await readMallOrders(queries, search, { cursor, limit: BATCH_SIZE });
    for (const order of orders) yield Object.values(COLUMNS).map((cellOf) => cellOf(order, shopName(order.storeId)));
    const last = orders.at(-1);
    if (!last || orders.length < BATCH_SIZE) return;
    cursor = { id: last.id, createdAt: last.cursorTime };
  }
}
