import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests; not while stopping, shedding load, or without its
 * database.
 */
export function registerHealth(server: FastifyInstance, database: Database): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
  });
  const config = { access: 'public' } as const;
  server.get('/healthz', { config }, async (_, reply) => reply.type('text/plain').send('ok\n'));
  server.get('/readyz', { config }, async (_, reply) => {
    const ready = !stopping && !server.loadShedding.isSaturated && (await database.isAvailable());
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : 'not ready\n');
  });
}
