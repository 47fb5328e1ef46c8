import type { FastifyInstance } from 'fastify';

/**
 * Clients of the prescribed API send bare numbers, bare arrays, and `content-type: application/json` with an empty body.
 * All of that is accepted; keys that reach for prototypes are not.
 */
export function acceptLenientJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
