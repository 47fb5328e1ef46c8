import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import { finalStatus, onRequestEnd } from './on-request-end.ts';
import { isFromThisMachine } from './request-origin.ts';

/** Prometheus metrics, only for clients on this machine and for holders of the token. */
export function registerMetrics(
  server: FastifyInstance,
  config: Config,
  addMetrics: (registry: Registry) => void = () => undefined,
): void {
  const registry = new Registry();
  addMetrics(registry);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  const { loadShedding } = server;
  new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests that load shedding counts, at most MAX_REQUESTS_AT_ONCE',
    registers: [registry],
    collect() {
      this.set(loadShedding.running);
    },
  });
  new Counter({
    name: 'http_requests_refused_early_total',
    help: 'Requests and connections that were refused before routing',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, total] of Object.entries(loadShedding.refusals.total)) this.inc({ reason }, total);
    },
  });

  server.addHook('onRequest', async (request, reply) => {
    onRequestEnd(reply, () => {
      const route = request.routeOptions.url ?? 'unknown';
      duration.observe({ method: request.method, route, status: finalStatus(reply) }, reply.elapsedTime / 1000);
    });
  });

  server.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return reply.code(404).type('text/plain').send('not found\n');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isFromThisMachine(request);
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer\s+/i, '') ?? '');
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
