import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { openApp } from '../../app.ts';
import { dropDatabase, onServer } from '../../testing/server-queries.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createLog } from '../log/log.ts';
import { assertDurable, openDatabase } from './database.ts';

const projectDir = path.resolve(import.meta.dirname, '../../../../..');

describe('starting on a database', () => {
  it('sets an empty one up once when three processes start together', async () => {
    const { url, dataDir } = inject('testDatabase');
    const name = `together_${process.pid}`;
    await onServer(url, `create database ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const config = testConfig({ dataDir, demo: true });
    const open = () =>
      openApp({
        config,
        log: createLog(config),
        databaseUrl: own.href,
        projectDir,
        withPages: false,
        withJobs: true,
        print: () => undefined,
      });
    const apps = await Promise.all([open(), open(), open()]);
    const answers = await Promise.all(apps.map((app) => app.server.inject('/api/indexImgs/0')));
    const counts = answers.map((answer) => answer.json().data.length);
    expect(counts[0]).toBeGreaterThan(5);
    expect(new Set(counts).size).toBe(1);
    await Promise.all(apps.map((app) => app.close()));
    await dropDatabase(url, name);
  });

  it('refuses one with fsync = off outside tests', async () => {
    const { url } = inject('testDatabase');
    const database = openDatabase({ url, poolSize: 1, log: createLog({ logLevel: 'silent' }) });
    await expect(assertDurable(database)).rejects.toThrow(/may lose acknowledged orders \(fsync = off/);
    await database.close();
  });
});
