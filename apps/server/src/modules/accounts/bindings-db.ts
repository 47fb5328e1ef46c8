import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { bindings } from './tables.ts';

/** The accounts elsewhere that open this account. */
export async function readBindings(queries: Queries, userId: string) {
  return queries.select().from(bindings).where(eq(bindings.userId, userId)).orderBy(asc(bindings.socialType));
}

export async function removeBindings(queries: Queries, userId: string): Promise<void> {
  await queries.delete(bindings).where(eq(bindings.userId, userId));
}
