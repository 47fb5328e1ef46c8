import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { products } from './tables.ts';

/** Products that wait for the platform. */
export async function countWaitingProducts(queries: Queries): Promise<number> {
  return queries.$count(products, eq(products.status, PRODUCT_STATUS.waiting));
}
