import type * as contract from '@galleria/contract/orders/store-orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { CsvFile } from '@galleria/contract/wire/csv-file';
import type { CsvCell } from '@galleria/domain/csv/csv-line';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { TimeCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { OrdersContext } from '../index.ts';
import { type OrderLine, readOrderLines } from '../own-orders/own-orders-db.ts';
import { timeOrNull } from './present-store-order.ts';
import type { StoreOrderSearch } from './store-order-search-db.ts';
import { type ListedStoreOrder, readStoreOrders } from './store-orders-db.ts';

/** Orders read at a time, with two statements. No connection is held while the client receives the rows. */
const BATCH_SIZE = 500;

/** Exactly the orders that the list shows for the same search. Columns have the names of the API. */
export const exportStoreOrders: UseCase<typeof contract.exportStoreOrders, OrdersContext> = async (
  { database: { queries } },
  search,
  { actor, locale },
) => new CsvFile('orders.csv', rowsOf(queries, actor.storeId, search, locale));

const COLUMNS: Readonly<Record<string, (order: ListedStoreOrder, items: string) => CsvCell>> = {
  // The prefix keeps a spreadsheet from rounding it as a number.
  orderNumber: ({ number }) => `#${number}`,
  status: ({ status }) => status,
  createTime: ({ createdAt }) => formatApiTime(createdAt),
  payTime: ({ paidAt }) => timeOrNull(paidAt),
  dvyTime: ({ shippedAt }) => timeOrNull(shippedAt),
  payType: ({ payType }) => payType,
  dvyType: ({ deliveryType }) => deliveryType,
  payable: ({ payableCents }) => mainUnits(payableCents),
  items: (_, items) => items,
  receiver: ({ receiver, pickup }) => receiver?.receiver ?? pickup?.name,
  mobile: ({ receiver, pickup }) => receiver?.mobile ?? pickup?.mobile,
  addr: ({ receiver }) => receiver?.line,
  postCode: ({ receiver }) => receiver?.postCode,
  message: ({ message }) => message,
  remark: ({ storeRemark }) => storeRemark,
};

async function* rowsOf(
  queries: Queries,
  storeId: number,
  search: StoreOrderSearch,
  locale: Locale,
): AsyncGenerator<readonly CsvCell[]> {
  yield Object.keys(COLUMNS);
  let cursor: TimeCursor | undefined;
  for (;;) {
    const orders = await readStoreOrders(queries, storeId, search, { cursor, limit: BATCH_SIZE });
    const ids = orders.map(({ id }) => id);
    const lines = Map.groupBy(await readOrderLines(queries, ids), ({ orderId }) => orderId);
    for (const order of orders) {
      const items = (lines.get(order.id) ?? []).map((line) => itemOf(line, locale)).join('; ');
      yield Object.values(COLUMNS).map((cellOf) => cellOf(order, items));
    }
    const last = orders.at(-1);
    if (!last || orders.length < BATCH_SIZE) return;
    cursor = { id: last.id, createdAt: last.cursorTime };
  }
}

function itemOf({ prodName, skuName, quantity }: OrderLine, locale: Locale): string {
  const names = [textIn(prodName, locale), textIn(skuName, locale)].filter(Boolean);
  return `${names.join(' · ')} × ${quantity}`;
}
