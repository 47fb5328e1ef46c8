import path from 'node:path';
import { addressOf, openApp } from '../../app.ts';
import { closeOnSignals } from '../../close-on-signals.ts';
import { readConfig } from '../../config.ts';
import { startEmbeddedPostgres } from '../../infra/embedded-postgres/start.ts';
import { createLog } from '../../infra/log.ts';

/** The whole mall but its pages, as a process that can be measured and killed: no build is needed for it. */
const projectDir = path.resolve(import.meta.dirname, '../../../../..');
const config = readConfig(process.env, projectDir);
const tell = (words: string) => process.stderr.write(`${words}\n`);
const fail = (problem: unknown) => {
  tell(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
  process.exit(1);
};

try {
  const closing = closeOnSignals(tell, fail);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: tell, onGiveUp: fail });
  closing.add(() => postgres.stop());
  const app = await openApp({
    ...{ config, log: createLog(config), databaseUrl: postgres.url, projectDir, tell },
    ...{ withPages: false, withJobs: true },
  });
  closing.add(() => app.close());
  await app.server.listen({ host: config.host, port: config.port });
  process.stdout.write(`${JSON.stringify({ url: addressOf(app.server), databaseUrl: postgres.url })}\n`);
} catch (problem) {
  fail(problem);
}
