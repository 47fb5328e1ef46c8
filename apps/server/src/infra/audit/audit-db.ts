import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { auditEntries } from './tables.ts';

type NewEntry = Pick<typeof auditEntries.$inferInsert, 'actorKind' | 'actorId' | 'sessionId' | 'operation' | 'input'>;

export async function beginEntry(queries: Queries, entry: NewEntry): Promise<number> {
  const [made] = await queries.insert(auditEntries).values(entry).returning({ id: auditEntries.id });
  if (!made) throw new Error(`beginEntry: insert returned no id (operation: ${entry.operation})`);
  return made.id;
}

export async function endEntry(queries: Queries, id: number, outcome: string): Promise<void> {
  await queries.update(auditEntries).set({ outcome }).where(eq(auditEntries.id, id));
}
