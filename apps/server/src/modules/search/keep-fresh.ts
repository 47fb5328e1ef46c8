import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import type { Subscription } from '../../infra/jobs.ts';
import { PRODUCT_CHANGED, productIdsOfStore } from '../catalogue/index.ts';
import { STORE_CHANGED, type Stores } from '../stores/index.ts';
import { indexProducts } from './index-products.ts';

const Products = z.object({ productIds: z.array(z.int()) });
const Store = z.object({ storeId: z.int() });
const BATCH = 500;

/** What changed is read again; doing it twice changes nothing. */
export function keepFresh(database: Database, stores: Stores): Subscription[] {
  return [
    {
      event: PRODUCT_CHANGED,
      subscriber: 'search',
      handle: (payload) => indexProducts(database, stores, Products.parse(payload).productIds),
    },
    {
      event: STORE_CHANGED,
      subscriber: 'search',
      handle: async (payload) => {
        const ids = await productIdsOfStore(database.queries, Store.parse(payload).storeId);
        for (let start = 0; start < ids.length; start += BATCH) {
          await indexProducts(database, stores, ids.slice(start, start + BATCH));
        }
      },
    },
  ];
}
