import type { Operation } from '@galleria/contract/operation';
import { type AccessWorld, send } from './access-world.ts';

/** Selects the rows of an owner: by the owner column and its value, in some or all tables. */
export interface Owner {
  readonly column: string;
  readonly value: string | number;
  readonly tables: { readonly only: readonly string[] } | { readonly except: readonly string[] };
}

interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/**
 * Writes the canary into every text of every row that the owner has, in all tables, so that new tables are included
 * automatically. A text that a constraint protects (a state, a number, a unique name) keeps its value. Returns the
 * marked columns.
 */
export async function markRows({ app }: AccessWorld, owner: Owner, canary: string): Promise<string[]> {
  const { pool } = app.database;
  const { rows } = await pool.query<TextColumn>(
    `select texts.table_name as table, texts.column_name as column, texts.data_type as type
     from information_schema.columns texts
     join information_schema.columns owner on owner.table_schema = 'public' and owner.table_name = texts.table_name
       and owner.column_name = $1
     join information_schema.tables base on base.table_schema = 'public' and base.table_name = texts.table_name
       and base.table_type = 'BASE TABLE'
     where texts.table_schema = 'public' and texts.data_type in ('text', 'jsonb') and texts.column_name <> $1
       and (texts.table_name = any($2)) = $3 order by 1, 2`,
    'only' in owner.tables ? [owner.column, owner.tables.only, true] : [owner.column, owner.tables.except, false],
  );
  const marked: string[] = [];
  for (const { table, column, type } of rows) {
    const changed = type === 'jsonb' ? wordsOfJson(column) : `'${canary}'`;
    const text = `update "${table}" set "${column}" = ${changed} where "${owner.column}"::text = $1 and "${column}" is not null`;
    try {
      const { rowCount } = await pool.query(text.replaceAll('CANARY', canary), [String(owner.value)]);
      if (rowCount) marked.push(`${table}.${column}`);
    } catch {
      // A constraint protects this column, so no person wrote its text.
    }
  }
  return marked;
}

/**
 * Replaces every text at the top level of an object; lists and nested values stay, since the code depends on their
 * shape.
 */
function wordsOfJson(column: string): string {
  return `case when jsonb_typeof("${column}") <> 'object' then "${column}" else (
    select coalesce(jsonb_object_agg(key, case when jsonb_typeof(value) = 'string' then to_jsonb('CANARY'::text) else value end), '{}')
    from jsonb_each("${column}")) end`;
}

export interface CrawledCall {
  readonly name: string;
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Makes all calls with one session; returns the names of those that showed a canary. */
export async function crawl(
  { app }: AccessWorld,
  calls: readonly CrawledCall[],
  token: string,
  canaries: readonly string[],
): Promise<{ readonly shown: string[]; readonly succeeded: number }> {
  const shown: string[] = [];
  let succeeded = 0;
  for (const { name, operation, input } of calls) {
    const { body } = await send(app, operation, input, token);
    if (body.startsWith('{"success":true') || operation.csv) succeeded += 1;
    if (canaries.some((canary) => body.includes(canary))) shown.push(name);
  }
  return { shown, succeeded };
}
