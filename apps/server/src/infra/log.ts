import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';

export type Log = FastifyBaseLogger;

/** What must never reach a log, wherever it hangs. */
const SECRET_FIELDS = ['password', 'passWord', 'payPassword', 'accessToken', 'validCode', 'authorization', 'cookie'];

export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        'req.headers["set-cookie"]',
        'res.headers["set-cookie"]',
      ],
      censor: '[redacted]',
    },
  });
}
