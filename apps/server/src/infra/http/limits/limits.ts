import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { clientAddressKey } from '../client-address.ts';
import { ClientDisconnected, Overloaded } from '../faults.ts';

function isExempt(request: FastifyRequest): boolean {
  return request.routeOptions.config.access === 'public';
}

/** The rate limit per client, and the part of load shedding that has to wait for the body (see load-shedding.ts). */
export async function registerLimits(server: FastifyInstance, config: Config): Promise<void> {
  server.addHook('onRequest', async (request) => {
    // The client has disconnected and has no address to count by: the rate limit below would fail on it.
    if (request.socket.remoteAddress === undefined) throw new ClientDisconnected();
  });
  server.addHook('preHandler', (request, _, next) => {
    next(server.loadShedding.wasRefusedLate(request.raw) ? new Overloaded() : undefined);
  });
  await server.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => clientAddressKey(request.ip),
    allowList: isExempt,
  });
}
