import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../../config.ts';
import { redactSecrets } from './redact-secrets.ts';

export type Log = FastifyBaseLogger;

export function createLog(config: Pick<Config, 'logLevel'>, destination?: { write(line: string): void }): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Not pino's own redaction: it walks its list of paths for every request's logger, even when nothing is logged.
    formatters: { log: (facts: Record<string, unknown>) => redactSecrets(facts) as Record<string, unknown> },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The message of a failed statement contains its parameters, which may be personal data, so only the statement is
 * logged.
 */
function describeError(problem: unknown): unknown {
  if (!(problem instanceof Error)) return problem;
  if ('query' in problem && 'params' in problem) {
    const cause = problem.cause instanceof Error ? problem.cause : undefined;
    return {
      type: problem.name,
      message: cause?.message ?? 'a statement failed',
      query: problem.query,
      stack: cause?.stack,
    };
  }
  return pino.stdSerializers.err(problem);
}
