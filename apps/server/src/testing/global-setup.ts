import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@galleria/embedded-postgres/start';
import type { TestProject } from 'vitest/node';
import { openApp } from '../app.ts';
import { createLog } from '../infra/log/log.ts';
import { dropDatabase, onServer } from './server-queries.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database server for this run, with a seeded mall as the template of the copies. */
    testDatabase: { url: string; template: string; dataDir: string };
  }
}

const projectDir = path.resolve(import.meta.dirname, '../../../..');

/** One PostgreSQL server and one seeded mall for the whole run; every test file uses its own copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir, forTests: true, log: () => undefined });
  const template = `template_${process.pid}_${Date.now()}`;
  await onServer(postgres.url, `create database ${template}`);
  const url = new URL(postgres.url);
  url.pathname = `/${template}`;
  const config = testConfig({ dataDir, demo: true });
  const app = await openApp({
    config,
    log: createLog(config),
    databaseUrl: url.href,
    projectDir,
    withPages: false,
    withJobs: false,
    print: () => undefined,
  });
  await app.close();
  project.provide('testDatabase', { url: postgres.url, template, dataDir });
  return async () => {
    await dropDatabase(postgres.url, template);
    await postgres.stop();
    // The server still runs when other test runs of this project use it.
    if (!existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))) {
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}

/** The folder is the same for every run of this project, so a run finds the server that a killed run left behind. */
async function makeDataDir(): Promise<string> {
  const project = createHash('sha256').update(projectDir).digest('hex').slice(0, 12);
  const dataDir = path.join(tmpdir(), `galleria-tests-${project}`);
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  return dataDir;
}
