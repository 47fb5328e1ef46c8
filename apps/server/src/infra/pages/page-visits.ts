import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface PageVisit {
  readonly url: string;
  readonly address: string;
  readonly agent: string;
}

/** Clients that identify themselves as machines. A machine that claims to be a browser counts as a person. */
const BOT_AGENT = /bot|crawl|spider|preview|monitor|curl|wget|python/i;

/** Calls back after a page was served to a person, whether it was rendered or came from the cache. */
export function onPageVisit(server: FastifyInstance, callback: (visit: PageVisit) => Promise<void>): void {
  server.addHook('onResponse', async (request, reply) => {
    const { url, method, headers, ip: address } = request;
    if (method !== 'GET' || reply.statusCode !== 200 || request.routeOptions.config.access !== 'page') return;
    const agent = headers['user-agent'] ?? '';
    if (agent === '' || BOT_AGENT.test(agent) || isPrefetch(request)) return;
    await callback({ url, address, agent });
  });
}

function isPrefetch({ headers }: FastifyRequest): boolean {
  return String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch');
}
