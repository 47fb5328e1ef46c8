import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { CallerGone, Overloaded } from './faults.ts';
import { onRequestEnd } from './on-request-end.ts';

/** Files and health checks are cheap and must answer under overload, or the mall looks dead and gets restarted. */
function isExempt(request: FastifyRequest): boolean {
  return request.routeOptions.config.access === 'public';
}

/**
 * Load shedding: beyond a number of concurrent requests new ones are refused at once, since they would only slow down
 * all others. A rate limit per caller comes on top.
 */
export async function registerLimits(server: FastifyInstance, config: Config): Promise<void> {
  let running = 0;
  server.addHook('onRequest', async (request, reply) => {
    // There is no address left to count by: the rate limit below would fail on it.
    if (request.socket.remoteAddress === undefined) throw new CallerGone();
    if (isExempt(request)) return;
    if (running >= config.maxRequestsAtOnce) throw new Overloaded();
    running += 1;
    onRequestEnd(reply, () => {
      running -= 1;
    });
  });
  await server.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    allowList: isExempt,
  });
}
