import type { Actor } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { CacheTopic } from '../cache/cache.ts';
import { readClock } from './clock.ts';
import type { Database, Queries } from './database.ts';
import { queriesOn, runNamed } from './drizzle-internals.ts';
import { notifyStores } from './notify-stores.ts';

interface JobOptions {
  /** At most one waiting job has this key; a later one replaces it. A running job does not count as waiting. */
  key?: string;
  runAt?: Date;
  /** A waiting job with this key keeps its run time, so that frequent calls do not postpone it for ever. */
  keepsRunAt?: boolean;
}

/** One unit of work: its changes, announced events and scheduled jobs are committed together or not at all. */
export interface Transaction {
  readonly queries: Queries;
  readonly actor: Actor;
  /** The time of this transaction, the same at every call. */
  now(): Promise<Date>;
  /** Delivered to every subscriber after commit, at least once: see `start-jobs.ts`. */
  announce(event: string, payload: object): Promise<void>;
  schedule(task: string, payload: object, options?: JobOptions): Promise<void>;
  /** Invalidates the topic in the caches of every process after commit; in this one before the caller continues. */
  changed(topic: CacheTopic): Promise<void>;
  /** Notifies the open back offices of a store after commit that its waiting work has changed. */
  workChanged(storeId: number): Promise<void>;
}

/**
 * Runs the work in one transaction. A refusal as its result rolls back and is returned. A connection on which even the
 * rollback fails is discarded; the error of the work is the one that is thrown.
 */
export async function inTransaction<Result>(
  database: Database,
  actor: Actor,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  const changed = new Set<CacheTopic>();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(openTransaction(queriesOn(client), actor, changed));
    if (isRefused(result)) {
      await client.query('rollback');
      return result;
    }
    await commit(client);
    for (const topic of changed) for (const notify of database.changeListeners) notify(topic);
    return result;
  } catch (problem) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw problem;
  } finally {
    client.release(isBroken);
  }
}

/**
 * After a failed statement whose error the work caught, PostgreSQL answers COMMIT with ROLLBACK and no error: the caller
 * would take the lost changes for saved.
 */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`inTransaction: the database answered commit with ${command}`);
}

const ADD_JOB = {
  name: 'add_job',
  text: `
    select id from graphile_worker.add_job($1, payload => $2::json, run_at => $3::timestamptz, job_key => $4,
      job_key_mode => $5)`,
};

const MAX_ADD_ATTEMPTS = 5;

/**
 * `add_job` first takes the key from a running job, and then adds or replaces the waiting one. If a worker fetches the
 * waiting job between these two steps, neither happens and no job is returned: the work would be lost if that job has
 * read its data before this transaction commits. A second call sees that the job is running, and adds one.
 */
async function addJob(queries: Queries, task: string, payload: object, options: JobOptions): Promise<void> {
  const { runAt = null, key = null, keepsRunAt = false } = options;
  const mode = keepsRunAt ? 'preserve_run_at' : 'replace';
  for (let attempt = 1; attempt <= MAX_ADD_ATTEMPTS; attempt += 1) {
    const values = [task, JSON.stringify(payload), runAt, key, mode];
    const [added] = await runNamed<{ id: string | null }>(queries, ADD_JOB, values);
    if (added?.id) return;
  }
  throw new Error(`addJob: a worker fetched job ${key} (${task}) ${MAX_ADD_ATTEMPTS} times while it was added`);
}

function openTransaction(queries: Queries, actor: Actor, topics: Set<CacheTopic>): Transaction {
  let moment: Promise<Date> | undefined;
  const schedule = (task: string, payload: object, options: JobOptions = {}) => addJob(queries, task, payload, options);
  return {
    queries,
    actor,
    now: () => {
      moment ??= readClock(queries);
      return moment;
    },
    schedule,
    announce: (event, payload) => schedule('outbox', { event, payload }),
    changed: async (topic) => {
      topics.add(topic);
      await queries.execute(sql`select pg_notify('mall_changed', ${topic})`);
    },
    workChanged: (storeId) => notifyStores(queries, [storeId]),
  };
}
