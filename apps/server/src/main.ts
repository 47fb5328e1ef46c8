import path from 'node:path';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import type { FastifyInstance } from 'fastify';
import { addressOf, openApp } from './app.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { type Config, readConfig, SetupProblem } from './config.ts';
import { startEmbeddedPostgres } from './infra/embedded-postgres/start.ts';
import { createLog } from './infra/log.ts';

/** Says things to the person at the terminal; the log is for machines and goes the same way, one JSON line each. */
function tell(words: string): void {
  process.stdout.write(`${words}\n`);
}

async function main(): Promise<void> {
  const projectDir = path.resolve(import.meta.dirname, '../../..');
  const config = readConfig(process.env, projectDir);
  const log = createLog(config);
  const closing = closeOnSignals(tell, fail);
  const starting = config.databaseUrl
    ? undefined
    : startEmbeddedPostgres({ dataDir: config.dataDir, log: tell, onGiveUp: fail });
  closing.add(async () => (await starting)?.stop());
  try {
    const databaseUrl = config.databaseUrl ?? (await starting)?.url ?? '';
    const app = await openApp({ config, log, databaseUrl, projectDir, withPages: true, withJobs: true, tell });
    closing.add(() => app.close());
    await listen(app.server, config);
    tell(welcome(config, config.publicUrl ?? addressOf(app.server)));
  } catch (problem) {
    // Whoever asked to stop takes the database away from a start under way; that is no problem of its own.
    if (closing.isEnding()) return;
    // Whatever goes wrong before the mall is open must not leave its database running behind.
    await closing.close();
    throw problem;
  }
}

function welcome(config: Config, url: string): string {
  return [
    `The mall is open at ${url}`,
    `  sellers   ${url}/merchant/`,
    `  platform  ${url}/platform/`,
    `  API       ${url}/api/docs`,
    ...(config.demo ? [`  to try    sign in as ${demoBuyer.mail} with ${demoBuyer.password}`] : []),
    ...unsent(config, url),
    'Ctrl-C stops it.',
  ].join('\n');
}

/** What does not work yet, and what to set: nobody should find out by waiting for a code. */
function unsent({ smtp, sms, showsOutbox, publicUrl, trustProxy }: Config, url: string): string[] {
  const where = showsOutbox ? `read it at ${url}/dev/outbox` : 'nobody gets codes this way';
  return [
    ...(smtp ? [] : [`  mail      is not sent, as SMTP_URL is not set; ${where}`]),
    ...(sms ? [] : [`  texts     are not sent, as SMS_URL is not set; ${where.replace('it', 'them')}`]),
    ...(publicUrl?.startsWith('https:') && trustProxy === 0
      ? ['  proxy     PUBLIC_URL says https, but TRUST_PROXY is 0: every visitor looks like the proxy']
      : []),
  ];
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
