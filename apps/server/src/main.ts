import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type App, addressOf, openApp } from './app.ts';
import { type Config, readConfig, SetupProblem } from './config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './infra/embedded-postgres/start.ts';
import { createLog } from './infra/log.ts';

/** Says things to the person at the terminal; the log is for machines and goes the same way, one JSON line each. */
function tell(words: string): void {
  process.stdout.write(`${words}\n`);
}

async function main(): Promise<void> {
  const projectDir = path.resolve(import.meta.dirname, '../../..');
  const config = readConfig(process.env, projectDir);
  const log = createLog(config);
  const postgres = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: tell, onGiveUp: fail });
  // Until the mall is open, whatever goes wrong must not leave its database running behind.
  try {
    const databaseUrl = config.databaseUrl ?? postgres?.url ?? '';
    const app = await openApp({ config, log, databaseUrl, projectDir, withPages: true, withJobs: true, tell });
    stopOnSignals(app, postgres);
    await listen(app.server, config);
    tell(welcome(config.publicUrl ?? addressOf(app.server)));
  } catch (problem) {
    await postgres?.stop();
    throw problem;
  }
}

function welcome(url: string): string {
  return [
    `The mall is open at ${url}`,
    `  sellers   ${url}/merchant/`,
    `  platform  ${url}/platform/`,
    `  API       ${url}/api/docs`,
    'Ctrl-C stops it.',
  ].join('\n');
}

function stopOnSignals(app: App, postgres: EmbeddedPostgres | undefined): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    tell('Stopping: requests in flight finish, then the database stops.');
    app
      .close()
      .then(() => postgres?.stop())
      .then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** The default port may be somebody else's; a port that was asked for by name is not swapped behind one's back. */
async function listen(server: FastifyInstance, config: Config): Promise<void> {
  const tries = config.portIsFixed ? 1 : 20;
  for (let offset = 0; offset < tries; offset++) {
    const port = config.port + offset;
    try {
      await server.listen({ host: config.host, port, listenTextResolver: (address) => `listening at ${address}` });
      return;
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw problem;
      if (!config.portIsFixed) tell(`Port ${port} is taken, trying the next one.`);
    }
  }
  throw new SetupProblem(`Port ${config.port} is taken. Set PORT to a free one, or stop what uses it.`);
}

function fail(problem: unknown): void {
  if (problem instanceof SetupProblem) tell(problem.message);
  else process.stderr.write(`${problem instanceof Error ? problem.stack : String(problem)}\n`);
  process.exit(1);
}

main().catch(fail);
