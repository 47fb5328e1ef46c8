import { fold } from '@galleria/domain/search/fold';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { insertApplication, type NewApplication } from './applications-db.ts';

interface SeededApplication {
  readonly row: Omit<NewApplication, 'foldedName' | 'state' | 'revision' | 'sentAt' | 'decidedAt'> & { name: string };
  readonly sentHoursAgo: number;
  /** Refused so many hours ago; undefined: it waits. */
  readonly decidedHoursAgo: number | undefined;
}

/** Demo data: inserts an application directly. */
export async function seedApplication(
  { queries }: Transaction,
  { row, sentHoursAgo, decidedHoursAgo }: SeededApplication,
): Promise<void> {
  const ago = (hours: number) => sql`mall_now() - make_interval(hours => ${hours})`;
  await insertApplication(queries, {
    ...row,
    ...{ foldedName: fold(row.name), revision: 1, sentAt: ago(sentHoursAgo) },
    ...(decidedHoursAgo === undefined
      ? { state: 'review' as const }
      : { state: 'refused' as const, decidedAt: ago(decidedHoursAgo) }),
  });
}
