/** The statements of the list of a store's orders, for measurements. */
export type { TimeCursor } from '../../../infra/calls/cursor.ts';
export { readOrderLines } from '../own-orders/own-orders-db.ts';
export type { StoreOrderSearch } from '../store-orders/store-order-search-db.ts';
export { readStoreOrders } from '../store-orders/store-orders-db.ts';
