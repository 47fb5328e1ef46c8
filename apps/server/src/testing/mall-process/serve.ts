import path from 'node:path';
import { startEmbeddedPostgres } from '@galleria/embedded-postgres/start';
import { openApp } from '../../app.ts';
import { closeOnSignals } from '../../close-on-signals.ts';
import { readConfig } from '../../config.ts';
import { addressOf } from '../../foundation.ts';
import { createLog } from '../../infra/log/log.ts';

/**
 * The whole mall from source, as a process that can be measured and killed. Pages need the builds of the apps, so they
 * are served only when `WITH_PAGES` is set.
 */
const projectDir = path.resolve(import.meta.dirname, '../../../../..');
const config = readConfig(process.env, projectDir);
const print = (line: string) => process.stderr.write(`${line}\n`);
const fail = (problem: unknown) => {
  print(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
  process.exit(1);
};

try {
  const closing = closeOnSignals(print, fail);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: print, onGiveUp: fail });
  closing.add(() => postgres.stop());
  const app = await openApp({
    ...{ config, log: createLog(config), databaseUrl: postgres.url, projectDir, print },
    ...{ withPages: process.env.WITH_PAGES !== undefined, withJobs: true },
  });
  closing.add(() => app.close());
  await app.server.listen({ host: config.host, port: config.port });
  process.stdout.write(`${JSON.stringify({ url: addressOf(app.server), databaseUrl: postgres.url })}\n`);
} catch (problem) {
  fail(problem);
}
