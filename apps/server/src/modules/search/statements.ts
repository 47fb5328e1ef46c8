import { createHash } from 'node:crypto';
import type { Database } from '../../infra/database/database.ts';

/** Writes down a value and answers how the statement's text refers to it. */
export type Put = (value: unknown, type: string) => string;

const names = new Map<string, string>();

/**
 * Runs a statement under a name made from its text, so that each connection parses and plans it once. The texts must
 * stay few: whatever differs from call to call is put as a value, and what is not asked for is put as null.
 */
export async function runPrepared<Row extends object>(
  { pool }: Pick<Database, 'pool'>,
  write: (put: Put) => string,
): Promise<Row[]> {
  const { text, values } = written(write);
  const { rows } = await pool.query<Row>({ name: names.get(text) ?? nameOf(text), text, values });
  return rows;
}

/** Planned anew for its values: for statements whose best way depends on them. */
export async function runPlanned<Row extends object>(
  { pool }: Pick<Database, 'pool'>,
  write: (put: Put) => string,
): Promise<Row[]> {
  const { rows } = await pool.query<Row>(written(write));
  return rows;
}

function written(write: (put: Put) => string): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  return { text: write((value, type) => `$${values.push(value)}::${type}`), values };
}

function nameOf(text: string): string {
  const name = `search_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
