import type { FastifyInstance } from 'fastify';

/**
 * The dialect's clients send bare numbers, bare arrays, and `content-type: application/json` with nothing behind it.
 * All of that is JSON to us; keys that reach for prototypes are not.
 */
export function acceptLooseJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
