import Fastify from 'fastify';

/** The yardstick: the same framework, doing nothing. */
const server = Fastify();
server.get('/', async () => ({ hello: 'world' }));
await server.listen({ host: '127.0.0.1', port: 0 });
const address = server.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
