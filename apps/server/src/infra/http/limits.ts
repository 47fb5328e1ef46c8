import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Files and health checks are cheap and must answer even then: an overloaded mall that looks dead gets restarted. */
function isExempt(request: FastifyRequest): boolean {
  return request.routeOptions.config.access === 'public';
}

class Overloaded extends Error {
  readonly code = 'MALL_OVERLOADED';
}

/**
 * Beyond capacity the mall says so early and cheaply. Work that is taken on is finished, so the measure is how much is
 * at work at once: whoever comes on top would only make everybody wait. Rate limits keep one caller from being the
 * reason.
 */
export async function registerLimits(server: FastifyInstance, config: Config): Promise<void> {
  const atWork = new WeakSet<FastifyRequest>();
  let count = 0;
  server.addHook('onRequest', async (request) => {
    if (isExempt(request)) return;
    if (count >= config.maxRequestsAtOnce) throw new Overloaded();
    atWork.add(request);
    count += 1;
  });
  // Also called when the caller hangs up before the answer.
  server.addHook('onResponse', async (request) => {
    if (atWork.delete(request)) count -= 1;
  });
  await server.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    allowList: isExempt,
  });
}
