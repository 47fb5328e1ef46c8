import type { FastifyInstance } from 'fastify';

/**
 * While the mall stops, the last answers also end their connections: a browser that keeps one open for its next request
 * would hold the stop up until it times out.
 */
export function registerGracefulStop(server: FastifyInstance): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
  });
  server.addHook('onSend', async (_, reply, payload) => {
    if (stopping) reply.header('connection', 'close');
    return payload;
  });
}
