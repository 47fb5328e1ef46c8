import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCalls } from '@galleria/console-kit/use-call';
import { storeOrderCount } from '@galleria/contract/store-orders';
import { lowStockCount } from '@galleria/contract/store-stock';

/** What waits behind the entries of the menu; only asked for by people who may know. */
export function useCounts(): Readonly<Record<string, number>> {
  const mayView = useCan('orders.view');
  const [orders] = useCalls(storeOrderCount, mayView ? [{}] : []);
  const mayViewStock = useCan('stock.view');
  const [stock] = useCalls(lowStockCount, mayViewStock ? [{}] : []);
  return { '/orders': orders?.data?.toShip ?? 0, '/stock': (stock?.data?.low ?? 0) + (stock?.data?.out ?? 0) };
}
