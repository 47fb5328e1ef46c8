import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { withoutSecrets } from './without-secrets.ts';

export type Log = FastifyBaseLogger;

export function createLog(config: Pick<Config, 'logLevel'>, destination?: { write(line: string): void }): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Not pino's own redaction: it walks its list of paths for every request's logger, whether that ever speaks or not.
    formatters: { log: (facts: Record<string, unknown>) => withoutSecrets(facts) as Record<string, unknown> },
  };
  return destination ? pino(options, destination) : pino(options);
}
