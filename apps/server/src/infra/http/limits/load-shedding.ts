import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../../config.ts';
import type { Log } from '../../log/log.ts';
import { ClientCounts, clientAddress, clientAddressKey, isLoopback } from '../client-address.ts';
import { BodyDeadlines } from './body-deadlines.ts';
import { type EarlyRefusal, EarlyRefusals } from './early-refusals.ts';

/** Fastify handles requests with these methods without reading a body. */
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'TRACE']);
/** A burst shorter than this does not make the server unready. */
const SATURATED_MS = 1000;
/** The overload is over when the share of slots in use falls below this. */
const RELIEVED = 0.75;

/**
 * Decides on the headers of a request, before routing, whether it is served: above the limit of requests in progress,
 * new ones would only slow down all others. A request counts as in progress once its body has been received, so that
 * half-sent bodies block no other client. In addition, the open requests of each client are limited.
 */
export class LoadShedding {
  readonly refusals: EarlyRefusals;
  readonly #config: Config;
  readonly #bodies: BodyDeadlines;
  readonly #openRequests = new ClientCounts();
  readonly #connections = new ClientCounts();
  /** Requests that found no free slot when their body had been received. */
  readonly #refusedLate = new WeakSet<IncomingMessage>();
  /** Frees the slot of a request before the request ends. */
  readonly #detachers = new WeakMap<IncomingMessage, () => void>();
  #exempt: RegExp | undefined;
  readonly #exemptRoutes = new Set<string>();
  #running = 0;
  #saturatedSince: number | undefined;

  constructor(config: Config, log: Log) {
    this.#config = config;
    this.refusals = new EarlyRefusals(log);
    this.#bodies = new BodyDeadlines(config, () => this.refusals.count('call.timeout'));
  }

  /** Requests in progress. */
  get running(): number {
    return this.#running;
  }

  /** Requests have been refused for longer than `SATURATED_MS`, and the load has not fallen since. */
  get isSaturated(): boolean {
    return this.#saturatedSince !== undefined && performance.now() - this.#saturatedSince > SATURATED_MS;
  }

  /**
   * Exempts a route. Files and health checks are cheap and must answer under overload, or the server would look dead
   * and be restarted.
   */
  exempt(routeUrl: string): void {
    this.#exemptRoutes.add(routeUrl);
    this.#exempt = undefined;
  }

  /** Wraps Fastify's own request listener. */
  guard(next: RequestListener): RequestListener {
    return (request, response) => {
      if (this.#isExempt(request)) return next(request, response);
      const refusal = this.#admit(request, response);
      if (refusal) this.refusals.refuse(request, response, refusal);
      else next(request, response);
    };
  }

  /** Limits connections by client address; not behind a proxy, whose connections carry many clients. */
  limitConnections(socket: Socket): void {
    const client = this.#limitedClient(this.#config.trustProxy > 0 ? undefined : socket.remoteAddress);
    if (client === undefined) return;
    if (this.#connections.of(client) >= this.#config.maxConnectionsPerClient) {
      this.refusals.count('call.tooMany');
      socket.destroy();
      return;
    }
    this.#connections.add(client);
    socket.once('close', () => this.#connections.remove(client));
  }

  /** For a response that stays open for hours and is idle meanwhile: it stops counting as a request in progress. */
  detach(request: IncomingMessage): void {
    this.#detachers.get(request)?.();
  }

  wasRefusedLate(request: IncomingMessage): boolean {
    return this.#refusedLate.has(request);
  }

  #isExempt({ method, url = '' }: IncomingMessage): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    this.#exempt ??= patternOf(this.#exemptRoutes);
    return this.#exempt.test(url);
  }

  #admit(request: IncomingMessage, response: ServerResponse): EarlyRefusal | undefined {
    const client = this.#limitedClient(clientAddress(request, this.#config.trustProxy));
    if (client !== undefined && this.#openRequests.of(client) >= this.#config.maxRequestsPerClient) {
      return 'call.tooMany';
    }
    if (!this.#hasRoom()) return 'call.overloaded';
    if (client !== undefined) this.#openRequests.add(client);
    let state: 'receiving' | 'running' | 'refused' | 'ended' = announcesBody(request) ? 'receiving' : 'running';
    if (state === 'running') this.#running++;
    else {
      this.#bodies.start(request, response);
      request.once('end', () => {
        this.#bodies.end(request);
        // Node drains the rest of a body whose request was answered before its end.
        if (state === 'ended') return;
        state = this.#hasRoom() ? 'running' : 'refused';
        if (state === 'running') this.#running++;
        else this.#refusedLate.add(request);
      });
    }
    const end = () => {
      if (state === 'ended') return;
      this.#bodies.end(request);
      if (client !== undefined) this.#openRequests.remove(client);
      if (state === 'running') this.#release();
      state = 'ended';
    };
    this.#detachers.set(request, end);
    // Node emits `close` once for every response, also when the client disconnects.
    response.once('close', end);
    return undefined;
  }

  #hasRoom(): boolean {
    if (this.#running < this.#config.maxRequestsAtOnce) return true;
    this.#saturatedSince ??= performance.now();
    return false;
  }

  #release(): void {
    this.#running--;
    if (this.#running < this.#config.maxRequestsAtOnce * RELIEVED) this.#saturatedSince = undefined;
  }

  /** Clients on this machine are not limited by address: one of them may be a proxy that TRUST_PROXY does not name. */
  #limitedClient(address: string | undefined): string | undefined {
    return address === undefined || isLoopback(address) ? undefined : clientAddressKey(address);
  }
}

function announcesBody({ method = '', headers }: IncomingMessage): boolean {
  if (WITHOUT_BODY.has(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Matches request URLs (path and query) of these Fastify routes. */
function patternOf(routes: ReadonlySet<string>): RegExp {
  const paths = [...routes].map((route) =>
    route
      .split(/(:\w+|\*)/)
      .map((part) => (part === '*' ? '[^?]*' : part.startsWith(':') ? '[^/?]+' : RegExp.escape(part)))
      .join(''),
  );
  return new RegExp(`^(?:${paths.join('|')})(?:\\?|$)`);
}
