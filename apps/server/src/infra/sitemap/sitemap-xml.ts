import { escapeHtml } from '../text/escape-html.ts';
import type { SitemapChunk, SitemapEntry } from './sitemap-section.ts';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of all chunks. */
export function indexXml(
  publicUrl: string,
  kinds: readonly { kind: string; chunks: readonly SitemapChunk[] }[],
): string {
  const sitemaps = kinds.flatMap(({ kind, chunks }) =>
    chunks.map(({ number, changedAt }) => element('sitemap', `${publicUrl}/sitemaps/${kind}-${number}.xml`, changedAt)),
  );
  return document('sitemapindex', sitemaps);
}

export function chunkXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
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
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${SCHEMA}">\n${elements.join('\n')}\n</${name}>\n`;
}
