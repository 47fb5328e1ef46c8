import type { FastifyInstance } from 'fastify';
import { finalStatus, whenOver } from './when-over.ts';

/** One line per request when it is over, and its id in the answer, so that a complaint can be found in the log. */
export function registerRequestLog(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    whenOver(reply, () => {
      const quiet = request.routeOptions.config?.access === 'public';
      request.log[quiet ? 'debug' : 'info'](
        {
          method: request.method,
          // The query may hold what people searched for or a callback's code: the path is enough to find the way.
          path: request.url.split('?', 1)[0],
          status: finalStatus(reply),
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
    });
  });
}
