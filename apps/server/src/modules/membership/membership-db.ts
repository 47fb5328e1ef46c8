import { eq } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { members } from './tables.ts';

export async function readGrowth(queries: Queries, userId: string): Promise<number> {
  const [member] = await queries.select({ growth: members.growth }).from(members).where(eq(members.userId, userId));
  return member?.growth ?? 0;
}

export async function removeMember(queries: Queries, userId: string): Promise<void> {
  await queries.delete(members).where(eq(members.userId, userId));
}
