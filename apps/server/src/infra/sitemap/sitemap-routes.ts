import type { FastifyInstance, FastifyReply } from 'fastify';
import { keepAWhile } from './keep-a-while.ts';
import { robotsTxt } from './robots.ts';
import type { SitemapSection } from './sitemap-section.ts';
import { chunkXml, indexXml } from './sitemap-xml.ts';

const MINUTE_MS = 60_000;
const LIFETIME_MS = 10 * MINUTE_MS;
/** Robots read one chunk after the other; half a megabyte each. */
const CHUNKS_KEPT = 8;
const CHUNK_NAME = /^([a-z]{1,20})-(\d{1,6})\.xml$/;

interface SitemapHost {
  readonly sections: readonly SitemapSection[];
  readonly publicUrl: () => string;
}

/** What robots ask for first: where they may go, and everything there is to find. */
export function registerSitemap(server: FastifyInstance, { sections, publicUrl }: SitemapHost): void {
  const index = keepAWhile({ most: 1, lifetimeMs: LIFETIME_MS }, async (address) =>
    indexXml(address, await Promise.all(sections.map(async (one) => ({ kind: one.kind, chunks: await one.chunks() })))),
  );
  const chunk = keepAWhile({ most: CHUNKS_KEPT, lifetimeMs: LIFETIME_MS }, async (name) => {
    const [, kind, number] = name.match(CHUNK_NAME) ?? [];
    const entries = await sections.find((one) => one.kind === kind)?.entries(Number(number));
    return entries?.length ? chunkXml(publicUrl(), entries) : undefined;
  });
  const config = { access: 'public' } as const;

  server.get('/robots.txt', { config }, async (_, reply) =>
    keepable(reply).type('text/plain; charset=utf-8').send(robotsTxt(publicUrl())),
  );
  server.get('/sitemap.xml', { config }, async (_, reply) => sendXml(reply, await index(publicUrl())));
  server.get<{ Params: { name: string } }>('/sitemaps/:name', { config }, async ({ params: { name } }, reply) => {
    const xml = CHUNK_NAME.test(name) ? await chunk(name) : undefined;
    if (xml === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('No such sitemap');
    return sendXml(reply, xml);
  });
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return keepable(reply).type('application/xml; charset=utf-8').send(xml);
}

function keepable(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${LIFETIME_MS / 1000}`);
}
