import type { QueryResult } from 'pg';
import type { Queries } from './database.ts';

/**
 * Runs a statement under a name, so that each connection parses and plans it once: for what is on the way of every
 * order. A name stands for one text for ever.
 */
export async function runNamed<Row extends object>(
  queries: Queries,
  { name, text }: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<Row[]> {
  const statement = queries._.session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false);
  const { rows } = (await statement.execute()) as QueryResult<Row>;
  return rows;
}
