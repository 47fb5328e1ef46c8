import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '../http/call-routes.ts';
import { renderApiDocs } from './api-docs.ts';
import { describeApi } from './openapi.ts';

export function registerApiDescription(server: FastifyInstance): void {
  const config = { access: 'public' } as const;
  let described: string | undefined;
  server.get(`${API_PREFIX}/openapi.json`, { config }, async (_, reply) => {
    described ??= JSON.stringify(describeApi());
    return reply.type('application/json; charset=utf-8').send(described);
  });
  server.get(`${API_PREFIX}/docs`, { config: { access: 'page' } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(renderApiDocs(reply.nonce)),
  );
}
