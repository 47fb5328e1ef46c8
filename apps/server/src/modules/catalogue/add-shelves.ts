import type { Transaction } from '../../infra/database/transaction.ts';
import { insertBrands, insertCategories } from './catalogue-db.ts';

export async function addCategories(
  { queries, changed }: Transaction,
  rows: Parameters<typeof insertCategories>[1],
): Promise<void> {
  await insertCategories(queries, rows);
  await changed('categories');
}

export async function addBrands(
  { queries, changed }: Transaction,
  rows: Parameters<typeof insertBrands>[1],
): Promise<void> {
  await insertBrands(queries, rows);
  await changed('brands');
}
