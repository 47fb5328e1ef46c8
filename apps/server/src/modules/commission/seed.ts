import type { Transaction } from '../../infra/database/transaction.ts';
import { insertRate, type NewRate } from './rates-db.ts';

export { hasRates as hasCommissionRates } from './rates-db.ts';

export async function seedCommissionRates({ queries, changed }: Transaction, rows: readonly NewRate[]): Promise<void> {
  for (const row of rows) await insertRate(queries, row);
  await changed('commission');
}
