import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Queries } from './database.ts';
import { StatementNames } from './statement-names.ts';

/*
 * The only file that uses undocumented parts of Drizzle. They save a round trip per transaction and the planning of
 * named statements; `drizzle-internals.test.ts` fails when an upgrade changes them.
 */

const SQL_BUILDER = new PgDialect();
const NAMES = new StatementNames();

type Session = NodePgSession<Record<string, never>, Record<string, never>>;

class NamingSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #names: StatementNames;

  constructor(client: Pool | PoolClient, names: StatementNames) {
    super(client, SQL_BUILDER, undefined);
    this.#names = names;
  }

  override prepareQuery: Session['prepareQuery'] = (query, fields, name, ...others) =>
    super.prepareQuery(query, fields, name ?? this.#names.nameOf(query.sql), ...others);
}

/** Drizzle on any connection of the pool. */
export function queriesOf(pool: Pool, names = NAMES): Queries {
  return new NodePgDatabase(SQL_BUILDER, new NamingSession(pool, names), undefined);
}

/** Drizzle on one connection whose transaction we begin and end ourselves. */
export function queriesOn(client: PoolClient, names = NAMES): Queries {
  return new NodePgTransaction(SQL_BUILDER, new NamingSession(client, names), undefined);
}

/**
 * Runs a named prepared statement, so that each connection parses and plans it once: for statements on the path of
 * every order. A name must always be used with the same text.
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
