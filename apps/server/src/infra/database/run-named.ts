import type { Queries } from './database.ts';
import { executeNamed } from './drizzle-internals.ts';

/**
 * Runs a named prepared statement, so that each connection parses and plans it once: for statements on the path of every
 * order. A name must always stand for the same text.
 */
export function runNamed<Row extends object>(
  queries: Queries,
  statement: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<Row[]> {
  return executeNamed(queries, statement, values);
}
