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
    /** Whether the mall's public address is an HTTPS one. */
    readonly isHttpsMall: boolean;
    readonly loadShedding: LoadShedding;
  }
  interface FastifyContextConfig {
    /** Access policy of this route. `page` leaves it to the page's own loaders, `public` is open to everybody. */
    access?: Access | 'page' | 'public';
  }
}

export const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADER_LIMIT_BYTES = 16 * 1024;
/** Time limit for receiving a whole request, however steadily it arrives; body-deadlines.ts ends slow ones earlier. */
export const REQUEST_TIMEOUT_MS = 300_000;
const HANDLER_TIMEOUT_MS = 25_000;
const IDLE_CONNECTION_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 65_000;
/** How often connections without complete headers are looked for within the headers timeout. */
const CHECKS_PER_HEADERS_TIMEOUT = 5;

/** An HTTP server with a limit on everything: on sizes, on times, and on access, which every route must declare. */
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
    // Requests are logged by request-log.ts instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Trusts only as many addresses as there are proxies of ours in front: the client can make up the rest.
    trustProxy: config.trustProxy > 0 ? (_address, hop) => hop < config.trustProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    serverFactory: (listener) => createRawServer(config, loadShedding, listener),
    forceCloseConnections: 'idle',
    // Requests during the stop are answered in the envelope: see graceful-stop.ts.
    return503OnClosing: false,
    frameworkErrors: (problem, request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
      answerFault(problem, request, reply);
    },
    routerOptions: { maxParamLength: 300 },
  };
}

/** Load shedding runs before Fastify: a request that it refuses is not routed, parsed or logged. */
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

/** A route without an access policy fails the start: a forgotten policy must never mean public access. */
function requirePolicies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`requirePolicies: ${String(route.method)} ${route.url} does not say who may use it`);
    }
    if (route.config.access === 'public') server.loadShedding.exempt(route.url);
  });
}

/**
 * Clients of the prescribed API send bare numbers, bare arrays, and `content-type: application/json` with an empty
 * body. All of that is accepted; keys for prototype pollution are not.
 */
function acceptLenientJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
