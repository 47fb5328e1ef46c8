import Fastify from 'fastify';

export interface SavedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string;
}

/** Answers every request with the same response. */
process.once('message', async ({ headers, body }: SavedAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = Fastify();
  server.get('/', (_request, reply) => reply.headers(headers).send(bytes));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
