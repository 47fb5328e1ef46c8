import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { queriesOn, runNamed } from './drizzle-internals.ts';

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

describe('runNamed', () => {
  const DOUBLE = { name: 'double_it', text: 'select $1::int * 2 as twice' };

  it('prepares the statement under its name, once per connection', async () => {
    const { client } = await openConnection();
    const queries = queriesOn(client);
    expect(await runNamed(queries, DOUBLE, [2])).toEqual([{ twice: 4 }]);
    expect(await runNamed(queries, DOUBLE, [5])).toEqual([{ twice: 10 }]);
    const { rows } = await client.query('select name, statement from pg_prepared_statements');
    expect(rows).toEqual([{ name: DOUBLE.name, statement: DOUBLE.text }]);
    client.release();
  });

  it('runs on the pool too', async () => {
    const { database } = await openTestApp();
    expect(await runNamed(database.queries, DOUBLE, [3])).toEqual([{ twice: 6 }]);
  });
});
