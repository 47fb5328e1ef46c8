import { gzipSync } from 'node:zlib';

/** In bytes, except for the count. */
export interface PageWeight {
  readonly html: number;
  readonly htmlGzipped: number;
  readonly scriptCount: number;
  readonly scriptsGzipped: number;
}

/** HTML and scripts that a browser loads before any interaction. */
export async function measurePageWeight(url: string, address: string): Promise<PageWeight> {
  const html = await (await fetch(url + address, { headers: { 'accept-encoding': 'identity' } })).text();
  const scripts = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file))];
  const bodies = await Promise.all(scripts.map(async (file) => (await fetch(url + file)).arrayBuffer()));
  return {
    html: Buffer.byteLength(html),
    htmlGzipped: gzipSync(html).length,
    scriptCount: scripts.length,
    scriptsGzipped: bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body), { level: 9 }).length, 0),
  };
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
