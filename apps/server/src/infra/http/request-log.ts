import type { FastifyInstance } from 'fastify';
import { finalStatus, onRequestEnd } from './on-request-end.ts';

/** Logs one line per request at its end, and sends the request's id, so that a complaint can be found in the log. */
export function registerRequestLog(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    onRequestEnd(reply, () => {
      const quiet = request.routeOptions.config?.access === 'public';
      request.log[quiet ? 'debug' : 'info'](
        {
          event: 'request.completed',
          method: request.method,
          // Without the query: it may hold search words or the code of an OAuth callback.
          path: request.url.split('?', 1)[0],
          status: finalStatus(reply),
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
    });
  });
}
