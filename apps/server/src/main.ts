import path from 'node:path';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoSeller } from '@galleria/demo/people/demo-seller';
import { demoStaff } from '@galleria/demo/people/demo-staff';
import { startEmbeddedPostgres } from '@galleria/embedded-postgres/start';
import type { FastifyInstance } from 'fastify';
import { addressOf, openApp } from './app.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { type Config, readConfig, SetupProblem } from './config.ts';
import { createLog } from './infra/log/log.ts';

/** For the person at the terminal. The log is for machines: the same stream, one JSON line each. */
function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const projectDir = path.resolve(import.meta.dirname, '../../..');
  const config = readConfig(process.env, projectDir);
  const log = createLog(config);
  const closing = closeOnSignals(print, fail);
  const starting = config.databaseUrl
    ? undefined
    : startEmbeddedPostgres({ dataDir: config.dataDir, log: print, onGiveUp: fail });
  closing.add(async () => (await starting)?.stop());
  try {
    const databaseUrl = config.databaseUrl ?? (await starting)?.url ?? '';
    const app = await openApp({ config, log, databaseUrl, projectDir, withPages: true, withJobs: true, print });
    closing.add(() => app.close());
    await listen(app.server, config);
    print(welcome(config, config.publicUrl ?? addressOf(app.server)));
  } catch (problem) {
    // A stop during the start takes the database away from it; that is not an error.
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
    ...(config.demo ? signInsToTry : []),
    ...unsent(config, url),
    'Ctrl-C stops it.',
  ].join('\n');
}

const signInsToTry = [
  `  to try    sign in as ${demoBuyer.mail} with ${demoBuyer.password},`,
  `            as the seller ${demoSeller.mail} with ${demoSeller.password},`,
  `            and as staff ${demoStaff.superuser.mail} with ${demoStaff.superuser.password}`,
];

/** What does not work yet, and what to set, so that the operator knows why no codes arrive. */
function unsent({ smtp, sms, showsOutbox, publicUrl, trustProxy }: Config, url: string): string[] {
  const where = showsOutbox ? `read it at ${url}/dev/outbox` : 'codes are not delivered this way';
  return [
    ...(smtp ? [] : [`  mail      is not sent, as SMTP_URL is not set; ${where}`]),
    ...(sms ? [] : [`  texts     are not sent, as SMS_URL is not set; ${where.replace('it', 'them')}`]),
    ...(publicUrl?.startsWith('https:') && trustProxy === 0
      ? ['  proxy     PUBLIC_URL says https, but TRUST_PROXY is 0: every visitor looks like the proxy']
      : []),
  ];
}

/** The default port may be taken, then the next free one is used; a port set by PORT is never swapped. */
async function listen(server: FastifyInstance, config: Config): Promise<void> {
  const tries = config.portIsFixed ? 1 : 20;
  for (let offset = 0; offset < tries; offset++) {
    const port = config.port + offset;
    try {
      await server.listen({ host: config.host, port, listenTextResolver: (address) => `listening at ${address}` });
      return;
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw problem;
      if (!config.portIsFixed) print(`Port ${port} is taken, trying the next one.`);
    }
  }
  throw new SetupProblem(`Port ${config.port} is taken. Set PORT to a free one, or stop what uses it.`);
}

function fail(problem: unknown): void {
  if (problem instanceof SetupProblem) print(problem.message);
  else process.stderr.write(`${problem instanceof Error ? problem.stack : String(problem)}\n`);
  process.exit(1);
}

main().catch(fail);
