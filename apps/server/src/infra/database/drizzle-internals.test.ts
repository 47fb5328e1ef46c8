import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import type { Queries } from './database.ts';
import { queriesOf, queriesOn, runNamed } from './drizzle-internals.ts';
import { StatementNames } from './statement-names.ts';

const notes = pgTable('note', { id: integer().primaryKey(), text: text().notNull() });

async function openConnection() {
  const { database } = await openTestApp();
  await database.pool.query('create table note (id integer primary key, text text not null)');
  return { database, client: await database.pool.connect() };
}

describe('queriesOn', () => {
  it('runs the query builder and raw SQL on the given connection, inside its transaction', async () => {
    const { database, client } = await openConnection();
    const queries = queriesOn(client);
    await client.query('begin');
    await queries.insert(notes).values({ id: 1, text: 'a' });
    expect(await queries.select().from(notes)).toEqual([{ id: 1, text: 'a' }]);
    const { rows } = await queries.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const own = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    expect(rows).toEqual(own.rows);
    expect(await database.queries.select().from(notes)).toEqual([]);
    await client.query('rollback');
    expect(await queries.select().from(notes)).toEqual([]);
    client.release();
  });

  it('begins savepoints for nested transactions', async () => {
    const { client } = await openConnection();
    const queries = queriesOn(client);
    await client.query('begin');
    await queries.insert(notes).values({ id: 1, text: 'outer' });
    const nested = queries.transaction(async (inner) => {
      await inner.insert(notes).values({ id: 2, text: 'inner' });
      throw new Error('undo the inner one');
    });
    await expect(nested).rejects.toThrow('undo the inner one');
    expect(await queries.select({ id: notes.id }).from(notes)).toEqual([{ id: 1 }]);
    await client.query('rollback');
    client.release();
  });
});

describe('query builder statements', () => {
  /** Only the prepared statements about notes: the connection may have been used before. */
  const preparedOn = async (client: PoolClient) => {
    const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements');
    return rows.filter(({ statement }) => statement.includes('note')).map(({ statement }) => statement);
  };

  it('are prepared on a connection once they were run often, in a transaction and on the pool', async () => {
    const { database, client } = await openConnection();
    const names = new StatementNames();
    const [within, onPool] = [queriesOn(client, names), queriesOf(database.pool, names)];
    const read = (queries: Queries, id: number) => queries.select().from(notes).where(eq(notes.id, id));
    for (let id = 0; id < 10; id += 1) await read(within, id);
    const before = await preparedOn(client);
    for (let id = 0; id < 10; id += 1) await read(onPool, id);
    for (let id = 0; id < 3; id += 1) await read(within, id);
    const after = await preparedOn(client);
    client.release();
    expect([before, after]).toEqual([[], [expect.stringMatching(/^select "id", "text" from "note"/)]]);
  });

  it('are never prepared when PostgreSQL makes no plan for them', async () => {
    const { client } = await openConnection();
    const queries = queriesOn(client, new StatementNames());
    for (let time = 0; time < 30; time += 1) await queries.execute(sql`set application_name = 'note'`);
    const prepared = await preparedOn(client);
    client.release();
    expect(prepared).toEqual([]);
  });
});

describe('runNamed', () => {
  const DOUBLE = { name: 'double_it', text: 'select $1::int * 2 as twice' };

  it('prepares the statement under its name, once per connection', async () => {
    const { client } = await openConnection();
    const queries = queriesOn(client);
    expect(await runNamed(queries, DOUBLE, [2])).toEqual([{ twice: 4 }]);
    expect(await runNamed(queries, DOUBLE, [5])).toEqual([{ twice: 10 }]);
    const { rows } = await client.query('select name, statement from pg_prepared_statements where name = $1', [
      DOUBLE.name,
    ]);
    client.release();
    expect(rows).toEqual([{ name: DOUBLE.name, statement: DOUBLE.text }]);
  });

  it('also runs on the pool', async () => {
    const { database } = await openTestApp();
    expect(await runNamed(database.queries, DOUBLE, [3])).toEqual([{ twice: 6 }]);
  });
});
