import path from 'node:path';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, inject, onTestFinished } from 'vitest';
import { type App, openApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createLog, type Log } from '../infra/log/log.ts';
import { dropDatabase, onServer } from './server-queries.ts';
import { testConfig } from './test-config.ts';

const projectDir = path.resolve(import.meta.dirname, '../../../..');

export interface TestApp extends App {
  readonly databaseUrl: string;
  /** Makes one call through the real server; returns status, headers and envelope. */
  call(path: string, request?: Omit<InjectOptions, 'url'>): Promise<Called>;
  /** Moves the mall's clock ahead (or back) by an interval such as `3 days`. */
  moveClock(interval: string): Promise<void>;
}

interface Called {
  status: number;
  headers: Record<string, unknown>;
  envelope: Envelope;
}

let made = 0;

/** A seeded mall for this test, with a real PostgreSQL and the real app. Removed at the end of the test. */
export async function openTestApp(changes: Partial<Config> = {}, options: TestAppOptions = {}): Promise<TestApp> {
  const { app, remove } = await makeTestApp(changes, options);
  onTestFinished(remove);
  return app;
}

/**
 * One mall for all tests of a file, opened while the tests are collected: a database and an app of its own take longer
 * than most tests. For tests that only read, or that change only data of their own and do not move the clock.
 */
export async function openSharedTestApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const { app, remove } = await makeTestApp(changes, {});
  afterAll(remove);
  return app;
}

interface TestAppOptions {
  readonly log?: Log;
  readonly reachDatabase?: (url: string) => Promise<string>;
}

async function makeTestApp(changes: Partial<Config>, { log, reachDatabase = async (url) => url }: TestAppOptions) {
  const { url, template, dataDir } = inject('testDatabase');
  const name = `test_${process.pid}_${Date.now()}_${made++}`;
  await onServer(url, `create database ${name} template ${template} strategy file_copy`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const config = testConfig({ dataDir, ...changes });
  const app = await openApp({
    config,
    log: log ?? createLog(config),
    databaseUrl: await reachDatabase(own.href),
    projectDir,
    withPages: false,
    withJobs: false,
    isMigrated: true,
    print: () => undefined,
  });
  const remove = async () => {
    await app.close();
    await dropDatabase(url, name);
  };
  return { app: withCalls(app, own.href), remove };
}

function withCalls(app: App, databaseUrl: string): TestApp {
  return {
    ...app,
    databaseUrl,
    call: async (callPath, request = {}) => {
      const response = await app.server.inject({ method: 'GET', ...request, url: `/api${callPath}` });
      return { status: response.statusCode, headers: response.headers, envelope: response.json() };
    },
    moveClock: async (interval) => {
      await app.database.queries.execute(
        sql.raw(`create or replace function mall_now() returns timestamptz language sql stable parallel safe
          as $$select now() + interval '${interval}'$$`),
      );
    },
  };
}
