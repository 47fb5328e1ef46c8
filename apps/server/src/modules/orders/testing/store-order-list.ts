/** What the list of a store's orders runs, for measurements. */
export { readOrderLines } from '../own-orders/own-orders-db.ts';
export type { StoreOrderSearch } from '../store-orders/store-order-search-db.ts';
export { type OrderCursor, readStoreOrders } from '../store-orders/store-orders-db.ts';
