import { inDatabase } from './database.ts';

/** What the database says, or does, in one statement. */
export function rows<Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  return inDatabase(async (client) => (await client.query<Row>(statement, [...values])).rows);
}

/** One number that the database knows. */
export async function numberIn(statement: string, values: readonly unknown[] = []): Promise<number> {
  const [row] = await rows<Record<string, unknown>>(statement, values);
  return Number(Object.values(row ?? {})[0]);
}

/** An amount as pages write it. */
export function money(cents: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** The same inside a sentence, where it keeps its direction whichever way the words run. */
export function moneyInWords(cents: number): string {
  return `\u2066${money(cents)}\u2069`;
}
