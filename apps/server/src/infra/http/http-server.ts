import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import type { Access } from '@galleria/domain/access/access';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController, type RawServerDefault } from 'fastify';
import type { Config } from '../../config.ts';
import type { Log } from '../log/log.ts';
import { answerFault } from './faults.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** People type an address with https. */
    readonly isHttpsMall: boolean;
  }
  interface FastifyContextConfig {
    /** Who may use this route; `page` leaves it to the page's own loaders, `public` is for everybody. */
    access?: Access | 'page' | 'public';
  }
}

export const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADER_LIMIT_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HANDLER_TIMEOUT_MS = 25_000;
const IDLE_CONNECTION_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 65_000;

/** An HTTP server in which nothing is unlimited: sizes, times, and who may call (every route says so). */
export function createHttpServer(config: Config, log: Log): FastifyInstance {
  const server: FastifyInstance = Fastify(serverOptions(config, log));
  server.decorate('isHttpsMall', config.publicUrl?.startsWith('https:') ?? false);
  requirePolicies(server);
  server.register(cookie);
  server.register(formBody, { bodyLimit: BODY_LIMIT_BYTES });
  acceptLenientJson(server);
  return server;
}

function serverOptions(config: Config, log: Log): FastifyHttpOptions<RawServerDefault> {
  return {
    loggerInstance: log,
    // We log requests in words of our own, see request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only as many addresses as there are proxies of ours in front: the rest is what the caller made up.
    trustProxy: config.trustProxy > 0 ? (_address, hop) => hop < config.trustProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    connectionTimeout: IDLE_CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // Closing is ours to answer, in the envelope: see graceful-stop.ts.
    return503OnClosing: false,
    frameworkErrors: (problem, request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
      answerFault(problem, request, reply);
    },
    http: { maxHeaderSize: HEADER_LIMIT_BYTES },
    routerOptions: { maxParamLength: 300 },
  };
}

/** A route without a policy stops the start: forgetting one must never mean "everybody". */
function requirePolicies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`the route ${String(route.method)} ${route.url} does not say who may use it`);
    }
  });
}

/**
 * Clients of the prescribed API send bare numbers, bare arrays, and `content-type: application/json` with an empty body.
 * All of that is accepted; keys that reach for prototypes are not.
 */
function acceptLenientJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
