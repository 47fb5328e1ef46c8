import type pg from 'pg';
import { copyRows } from '../../../infra/database/copy-rows.ts';
import { type IndexRow, listingRecords, productRecord } from './index-row.ts';

const TABLES = ['search_product', 'search_shelf', 'search_shelf_size', 'search_word', 'search_phrase'];

/**
 * Empties the tables and drops their indexes except unique ones. The returned function creates the same indexes again.
 */
export async function emptyIndex(client: pg.ClientBase): Promise<() => Promise<void>> {
  await client.query(`truncate ${TABLES.join(', ')}`);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any($1::regclass[]) and not i.indisunique order by name`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
    await client.query(`analyze ${TABLES.join(', ')}`);
  };
}

export async function copyProducts(client: pg.ClientBase, rows: readonly IndexRow[]): Promise<void> {
  await copyRecords(client, 'search_product', rows.map(productRecord));
  await copyRecords(client, 'search_shelf', rows.flatMap(listingRecords));
}

async function copyRecords(client: pg.ClientBase, table: string, records: readonly IndexRow['attributes'][]) {
  const columns = Object.keys(records[0] ?? {});
  if (columns.length === 0) return;
  await copyRows(
    client,
    table,
    columns,
    records.map((record) => Object.values(record)),
  );
}

type Rows = Parameters<typeof copyRows>[3];

export async function copyCounts(
  client: pg.ClientBase,
  { sizes, words, phrases }: { sizes: Rows; words: Rows; phrases: Rows },
): Promise<void> {
  await copyRows(client, 'search_shelf_size', ['kind', 'owner', 'products'], sizes);
  await copyRows(client, 'search_word', ['word', 'shown', 'documents', 'grams'], words);
  await copyRows(client, 'search_phrase', ['locale', 'phrase', 'shown', 'sound', 'documents'], phrases);
}
