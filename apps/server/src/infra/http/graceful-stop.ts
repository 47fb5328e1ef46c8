import type { FastifyInstance } from 'fastify';
import { Overloaded } from './faults.ts';

/**
 * While the server stops, requests in flight finish and new ones on open connections are refused. Every response then
 * also closes its connection: one that a browser keeps alive for its next request would delay the stop until it times
 * out.
 */
export function registerGracefulStop(server: FastifyInstance): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
    server.loadShedding.refusals.stop();
  });
  server.addHook('onRequest', async (request) => {
    if (stopping && request.routeOptions.config.access !== 'public') throw new Overloaded();
  });
  server.addHook('onSend', async (_, reply, payload) => {
    if (stopping) reply.header('connection', 'close');
    return payload;
  });
}
