import { MINUTE_MS } from '@galleria/domain/site/durations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { memoizeWithTtl } from '../cache/memoize-with-ttl.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { SitemapChunk, SitemapEntry, SitemapSection } from './sitemap-section.ts';

const TTL_MS = 10 * MINUTE_MS;
/** Crawlers read one chunk after the other; half a megabyte each. */
const MAX_CHUNKS = 8;
const CHUNK_NAME = /^([a-z]{1,20})-(\d{1,6})\.xml$/;

interface SitemapHost {
  readonly sections: readonly SitemapSection[];
  readonly publicUrl: () => string;
}

/** robots.txt, the sitemap index and its chunks. */
export function registerSitemap(server: FastifyInstance, { sections, publicUrl }: SitemapHost): void {
  const index = memoizeWithTtl({ max: 1, ttlMs: TTL_MS }, async (address) =>
    indexXml(address, await Promise.all(sections.map(async (one) => ({ kind: one.kind, chunks: await one.chunks() })))),
  );
  const chunk = memoizeWithTtl({ max: MAX_CHUNKS, ttlMs: TTL_MS }, async (name) => {
    const [, kind, number] = name.match(CHUNK_NAME) ?? [];
    const entries = await sections.find((one) => one.kind === kind)?.entries(Number(number));
    return entries?.length ? chunkXml(publicUrl(), entries) : undefined;
  });
  const config = { access: 'public' } as const;

  server.get('/robots.txt', { config }, async (_, reply) =>
    cacheable(reply).type('text/plain; charset=utf-8').send(robotsTxt(publicUrl())),
  );
  server.get('/sitemap.xml', { config }, async (_, reply) => sendXml(reply, await index(publicUrl())));
  server.get<{ Params: { name: string } }>('/sitemaps/:name', { config }, async ({ params: { name } }, reply) => {
    const xml = CHUNK_NAME.test(name) ? await chunk(name) : undefined;
    if (xml === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('No such sitemap');
    return sendXml(reply, xml);
  });
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return cacheable(reply).type('application/xml; charset=utf-8').send(xml);
}

function cacheable(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${TTL_MS / 1000}`);
}

/** Personal pages, forms, consoles and calls: they contain nothing to index. */
const NOT_FOR_ROBOTS = [
  ...['/user-center', '/cart', '/submit-order', '/submit-integral-order', '/payment', '/pay-by-phone', '/order-detail'],
  ...['/return-detail', '/invoice-detail', '/write-comments', '/chat', '/login', '/register', '/forget-password'],
  ...['/third-login', '/log-out', '/preferences', '/api/', '/merchant', '/platform', '/ui$'],
];

/** Pages that merely filter or continue a list are endless in number; each links to its list as canonical. */
const WITHOUT_END = ['sort', 'cursor', 'min', 'max', 'brands', 'shops'].flatMap((name) => [
  `/*?${name}=`,
  `/*&${name}=`,
]);

function robotsTxt(publicUrl: string): string {
  const rules = [...NOT_FOR_ROBOTS, ...WITHOUT_END].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

const SITEMAP_SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of all chunks. */
function indexXml(publicUrl: string, kinds: readonly { kind: string; chunks: readonly SitemapChunk[] }[]): string {
  const sitemaps = kinds.flatMap(({ kind, chunks }) =>
    chunks.map(({ number, changedAt }) => element('sitemap', `${publicUrl}/sitemaps/${kind}-${number}.xml`, changedAt)),
  );
  return document('sitemapindex', sitemaps);
}

function chunkXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  return document(
    'urlset',
    entries.map(({ path, changedAt }) => element('url', publicUrl + path, changedAt)),
  );
}

function element(name: string, address: string, changedAt: Date | undefined): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escapeHtml(address)}</loc>${changed}</${name}>`;
}

function document(name: string, elements: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${SITEMAP_SCHEMA}">\n${elements.join('\n')}\n</${name}>\n`;
}
