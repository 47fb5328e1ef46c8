import Fastify from 'fastify';

/** The baseline: the same framework with an empty handler. */
const server = Fastify();
server.get('/', async () => ({ hello: 'world' }));
await server.listen({ host: '127.0.0.1', port: 0 });
const address = server.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
