import { FLASH_ROUNDS, FLASH_RULES } from '@galleria/domain/activities/flash-sale';
import { asc, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { flashRounds } from '../tables.ts';

export type RoundRule = typeof flashRounds.$inferSelect;

/** The rules of all twelve rounds, in order. */
export async function readRoundRules(queries: Queries): Promise<RoundRule[]> {
  const rows = await queries.select().from(flashRounds).orderBy(asc(flashRounds.round));
  const known = new Map(rows.map((row) => [row.round, row]));
  const { productsPerStore } = FLASH_RULES;
  return Array.from(
    { length: FLASH_ROUNDS },
    (_, round) => known.get(round) ?? { round, isOpen: true, productsPerStore },
  );
}

export async function writeRoundRules(queries: Queries, rules: readonly RoundRule[]): Promise<void> {
  await queries
    .insert(flashRounds)
    .values([...rules])
    .onConflictDoUpdate({
      target: flashRounds.round,
      set: { isOpen: sql`excluded.is_open`, productsPerStore: sql`excluded.products_per_store` },
    });
}
