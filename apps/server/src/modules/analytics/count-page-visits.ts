import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { VisitCounter, VisitedPage } from './visit-counter.ts';

const ID = /^[1-9]\d{0,8}$/;
const STORE_PAGES = new Set(['/shop-index', '/shop-prod-list', '/shop-qualifications']);
/** Those that say so. What pretends to be a browser is counted. */
const MACHINE = /bot|crawl|spider|preview|monitor|curl|wget|python|headless(?!chrome)/i;

/** Tells the counter about store and product pages that were answered, after the answer, whether cached or rendered. */
export function countPageVisits(server: FastifyInstance, visits: VisitCounter): void {
  server.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || request.routeOptions.config.access !== 'page') return;
    const page = visitedPage(request.url);
    const agent = request.headers['user-agent'] ?? '';
    if (!page || agent === '' || MACHINE.test(agent) || isPrefetch(request)) return;
    await visits.record(page, { address: request.ip, agent });
  });
}

/** Also of the data that the storefront fetches when it goes from page to page without a document: `/detail.data`. */
export function visitedPage(url: string): VisitedPage | undefined {
  const [path = '', query = ''] = url.split('?');
  const page = path.replace(/\.data$/, '');
  const parameters = new URLSearchParams(query);
  const [sid, prodId] = [parameters.get('sid') ?? '', parameters.get('prodId') ?? ''];
  if (STORE_PAGES.has(page) && ID.test(sid)) return { storeId: Number(sid) };
  if (page === '/detail' && ID.test(prodId)) return { prodId: Number(prodId) };
  return undefined;
}

function isPrefetch({ headers }: FastifyRequest): boolean {
  return String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch');
}
