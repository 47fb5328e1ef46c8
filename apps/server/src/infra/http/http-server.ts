import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import type { Access } from '@galleria/domain/access/access';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController, type RawServerDefault } from 'fastify';
import type { Config } from '../../config.ts';
import type { Log } from '../log/log.ts';
import { answerFault } from './faults.ts';
import { LoadShedding } from './limits/load-shedding.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** People type an address with https. */
    readonly isHttpsMall: boolean;
    readonly loadShedding: LoadShedding;
  }
  interface FastifyContextConfig {
    /** Who may use this route; `page` leaves it to the page's own loaders, `public` is for everybody. */
    access?: Access | 'page' | 'public';
  }
}

export const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADER_LIMIT_BYTES = 16 * 1024;
/** For receiving a whole request, however steadily it arrives; body-deadlines.ts ends those that do not. */
export const REQUEST_TIMEOUT_MS = 300_000;
const HANDLER_TIMEOUT_MS = 25_000;
const IDLE_CONNECTION_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 65_000;
/** Connections without complete headers are looked for this often in the time that headers may take. */
const CHECKS_PER_HEADERS_TIMEOUT = 5;

/** An HTTP server in which nothing is unlimited: sizes, times, and who may call (every route says so). */
export function createHttpServer(config: Config, log: Log): FastifyInstance {
  const loadShedding = new LoadShedding(config, log);
  const server: FastifyInstance = Fastify(serverOptions(config, log, loadShedding));
  server.decorate('loadShedding', loadShedding);
  server.decorate('isHttpsMall', config.publicUrl?.startsWith('https:') ?? false);
  requirePolicies(server);
  server.register(cookie);
  server.register(formBody, { bodyLimit: BODY_LIMIT_BYTES });
  acceptLenientJson(server);
  return server;
}

function serverOptions(config: Config, log: Log, loadShedding: LoadShedding): FastifyHttpOptions<RawServerDefault> {
  return {
    loggerInstance: log,
    // We log requests in words of our own, see request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only as many addresses as there are proxies of ours in front: the rest is what the caller made up.
    trustProxy: config.trustProxy > 0 ? (_address, hop) => hop < config.trustProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    serverFactory: (listener) => createRawServer(config, loadShedding, listener),
    forceCloseConnections: 'idle',
    // Closing is ours to answer, in the envelope: see graceful-stop.ts.
    return503OnClosing: false,
    frameworkErrors: (problem, request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
      answerFault(problem, request, reply);
    },
    routerOptions: { maxParamLength: 300 },
  };
}

/** Load shedding stands in front of Fastify: what it refuses is neither routed nor parsed nor logged. */
function createRawServer(config: Config, loadShedding: LoadShedding, listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: config.headersTimeoutMs,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: config.headersTimeoutMs / CHECKS_PER_HEADERS_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    loadShedding.guard(listener),
  );
  server.setTimeout(IDLE_CONNECTION_TIMEOUT_MS);
  return server.on('connection', (socket) => loadShedding.limitConnections(socket));
}

/** A route without a policy stops the start: forgetting one must never mean "everybody". */
function requirePolicies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`the route ${String(route.method)} ${route.url} does not say who may use it`);
    }
    if (route.config.access === 'public') server.loadShedding.exempt(route.url);
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
