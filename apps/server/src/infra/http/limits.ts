import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { Overloaded } from './faults.ts';
import { whenOver } from './when-over.ts';

/** Files and health checks are cheap and must answer even then: an overloaded mall that looks dead gets restarted. */
function isExempt(request: FastifyRequest): boolean {
  return request.routeOptions.config.access === 'public';
}

/**
 * Beyond capacity the mall says so early and cheaply. Work that is taken on is finished, so the measure is how much is
 * at work at once: whoever comes on top would only make everybody wait. Rate limits keep one caller from being the
 * reason.
 */
export async function registerLimits(server: FastifyInstance, config: Config): Promise<void> {
  let atWork = 0;
  server.addHook('onRequest', async (request, reply) => {
    if (isExempt(request)) return;
    if (atWork >= config.maxRequestsAtOnce) throw new Overloaded();
    atWork += 1;
    whenOver(reply, () => {
      atWork -= 1;
    });
  });
  await server.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    allowList: isExempt,
  });
}
