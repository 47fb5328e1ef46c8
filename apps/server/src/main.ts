import path from 'node:path';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoSeller } from '@galleria/demo/people/demo-seller';
import { demoStaff } from '@galleria/demo/people/demo-staff';
import { startEmbeddedPostgres } from '@galleria/embedded-postgres/start';
import type { FastifyInstance } from 'fastify';
import { openApp } from './app.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { type Config, readConfig, SetupProblem } from './config.ts';
import { addressOf } from './foundation.ts';
import { createLog } from './infra/log/log.ts';
import { issueSetupToken } from './modules/staff/index.ts';

/** Output for the operator at the terminal. The log, for machines, uses the same stream, one JSON line per entry. */
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
    const setupToken = config.demo ? undefined : await issueSetupToken(app.database.queries);
    print(welcome(config, config.publicUrl ?? addressOf(app.server), setupToken));
  } catch (problem) {
    // A stop during the start closes the database under it; the resulting error is expected.
    if (closing.isEnding()) return;
    // When the start fails, its database must not be left running.
    await closing.close();
    throw problem;
  }
}

function welcome(config: Config, url: string, setupToken: string | undefined): string {
  return [
    `The mall is open at ${url}`,
    `  sellers   ${url}/merchant/`,
    `  platform  ${url}/platform/`,
    `  API       ${url}/api/docs`,
    ...(config.demo ? signInsToTry : []),
    ...(setupToken ? firstSuperuser(url, setupToken) : []),
    ...unsent(config, url),
    'Ctrl-C stops it.',
  ].join('\n');
}

const signInsToTry = [
  `  to try    sign in as ${demoBuyer.mail} with ${demoBuyer.password},`,
  `            as the seller ${demoSeller.mail} with ${demoSeller.password},`,
  `            and as staff ${demoStaff.superuser.mail} with ${demoStaff.superuser.password}`,
];

/** In the fragment, which browsers send to no server. */
const firstSuperuser = (url: string, token: string) => [
  '  to begin  nobody can sign in to the platform console yet. Within 24 hours, make the first superuser at',
  `            ${url}/platform/setup#${token}`,
];

/** Lists what does not work yet and the missing settings, so that the operator knows why no codes arrive. */
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

/** Listens on the default port or, if that is taken, on the next free one; a port set by PORT is never replaced. */
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
