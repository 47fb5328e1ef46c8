import { sql } from 'drizzle-orm';
import type { TestApp } from './open-test-app.ts';

/*
 * For control tests: they run the real code against a database of their own without one of the guards, and show that
 * the assertion of the race test then fails.
 */

type Mall = Pick<TestApp, 'database'>;

const BARRIER_TIMEOUT_SECONDS = 20;

/** Makes advisory locks no-ops on the connections of this app: another function of the same name is found first. */
export async function removeAdvisoryLocks({ database: { pool, queries } }: Mall): Promise<void> {
  await queries.execute(
    sql`create function public.pg_advisory_xact_lock(bigint) returns void language sql as 'select null::void'`,
  );
  await onEachConnection(pool, 'set search_path to public, pg_catalog');
}

async function onEachConnection(pool: TestApp['database']['pool'], statement: string): Promise<void> {
  const connections = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const connection of connections) {
    await connection.query(statement);
    connection.release();
  }
}

/**
 * Makes the first `count` transactions with such a statement wait for each other before it changes anything: each has
 * taken its snapshot before any of them commits.
 */
export async function synchroniseTransactionsBefore(
  app: Mall,
  event: 'insert' | 'update' | 'delete',
  table: string,
  count: number,
): Promise<void> {
  await createBarrier(app, table, count);
  await app.database.queries.execute(
    sql.raw(`
      create function meet_${table}() returns trigger language plpgsql
        as $$ begin perform wait_${table}(); return null; end $$;
      create trigger meet before ${event} on ${table} for each statement execute function meet_${table}();`),
  );
}

/**
 * Replaces the table by a view whose statements of this kind take no row locks: they act on the rows of their snapshot,
 * and run `write` once `count` transactions have arrived. Locking reads of the view lock nothing.
 */
export async function removeRowLocks(
  app: Mall,
  table: string,
  { event, count, write }: { event: 'update' | 'delete'; count: number; write: string },
): Promise<void> {
  const { queries } = app.database;
  await createBarrier(app, table, count);
  const answer = event === 'delete' ? 'old' : 'new';
  await queries.execute(
    sql.raw(`
      alter table ${table} rename to ${table}_rows;
      create function read_${table}() returns setof ${table}_rows language plpgsql stable
        as $$ begin return query select * from ${table}_rows; end $$;
      create view ${table} as select * from ${event === 'delete' ? `${table}_rows` : `read_${table}()`};
      create function write_${table}() returns trigger language plpgsql
        as $$ begin perform wait_${table}(); ${write}; return ${answer}; end $$;
      create trigger write instead of ${event} on ${table} for each row execute function write_${table}();`),
  );
}

/**
 * Replaces the table by a temporary view of each connection, so that a lock of the whole table blocks no other one. An
 * update runs `write` once `count` transactions have arrived.
 */
export async function removeTableLocks(
  app: Mall,
  table: string,
  { count, write }: { count: number; write: string },
): Promise<void> {
  const { pool, queries } = app.database;
  await createBarrier(app, table, count);
  await queries.execute(
    sql.raw(`
      alter table ${table} rename to ${table}_rows;
      create function read_${table}() returns setof ${table}_rows language plpgsql stable
        as $$ begin return query select * from ${table}_rows; end $$;
      create function write_${table}() returns trigger language plpgsql
        as $$ begin perform wait_${table}(); ${write}; return new; end $$;`),
  );
  await onEachConnection(
    pool,
    `create temporary view ${table} as select * from read_${table}();
     create trigger write instead of update on ${table} for each row execute function write_${table}()`,
  );
}

async function createBarrier({ database: { queries } }: Mall, table: string, count: number): Promise<void> {
  await queries.execute(
    sql.raw(`
      create sequence arrivals_${table};
      create function wait_${table}() returns void language plpgsql as $$
        begin
          perform nextval('arrivals_${table}');
          while (select last_value < ${count} from arrivals_${table}) loop
            if clock_timestamp() > statement_timestamp() + interval '${BARRIER_TIMEOUT_SECONDS} seconds' then
              raise 'fewer than ${count} transactions arrived';
            end if;
            perform pg_sleep(0.01);
          end loop;
        end $$;`),
  );
}
