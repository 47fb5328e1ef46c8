import { setTimeout } from 'node:timers/promises';
import type { TestApp } from './open-test-app.ts';

/* For race tests: two real calls meet at one place in every run, without a pause whose length decides the outcome. */

const POLL_MS = 10;
const TIMEOUT_MS = 20_000;
/** No other lock of the mall has this key. */
const COMMIT_KEY = '20261, 1';

type Mall = Pick<TestApp, 'database'>;

/** Resolves when this many statements wait for locks, or `isOver`; throws if that does not happen. */
export async function untilBlocked({ database: { pool } }: Mall, count = 1, isOver = () => false): Promise<void> {
  const deadlineMs = Date.now() + TIMEOUT_MS;
  while (!isOver()) {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
    if (Date.now() > deadlineMs) throw new Error(`untilBlocked: ${rows.length} of ${count} statements wait for a lock`);
    await setTimeout(POLL_MS);
  }
}

/**
 * Runs `first`, whose transaction inserts into the table, and holds back its commit. Meanwhile runs `second` until it
 * has ended or waits for a lock, which only the commit of `first` can release.
 */
export async function runBeforeCommit<First, Second>(
  mall: Mall,
  table: string,
  { first, second }: { first: () => Promise<First>; second: () => Promise<Second> },
): Promise<[First, Second]> {
  const gate = await mall.database.pool.connect();
  try {
    // The schema is named because `removeAdvisoryLocks` must not open this gate.
    await gate.query(`
      create function hold_commit() returns trigger language plpgsql
        as $$ begin perform pg_catalog.pg_advisory_xact_lock_shared(${COMMIT_KEY}); return null; end $$;
      create constraint trigger hold_commit after insert on ${table} deferrable initially deferred
        for each row execute function hold_commit()`);
    await gate.query(`select pg_advisory_lock(${COMMIT_KEY})`);
    const committing = watch(first());
    await untilBlocked(mall, 1, committing.isOver);
    if (committing.isOver()) throw new Error(`runBeforeCommit: no row of ${table} was held (${await committing.end})`);
    const running = watch(second());
    await untilBlocked(mall, 2, running.isOver);
    await gate.query(`select pg_advisory_unlock(${COMMIT_KEY})`);
    return await Promise.all([committing.end, running.end]);
  } finally {
    gate.release();
  }
}

function watch<Result>(end: Promise<Result>) {
  let over = false;
  const finish = () => {
    over = true;
  };
  end.then(finish, finish);
  return { end, isOver: () => over };
}
