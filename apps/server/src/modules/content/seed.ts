import type { Transaction } from '../../infra/database/transaction.ts';
import { insertBanners } from './banners/banners-db.ts';
import { insertNotices } from './content-db.ts';

export async function seedBanners(transaction: Transaction, rows: Parameters<typeof insertBanners>[1]): Promise<void> {
  await insertBanners(transaction.queries, rows);
  await transaction.changed('banners');
}

export async function seedNotices(transaction: Transaction, rows: Parameters<typeof insertNotices>[1]): Promise<void> {
  await insertNotices(transaction.queries, rows);
  await transaction.changed('notices');
}
