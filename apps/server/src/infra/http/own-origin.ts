import type { FastifyRequest } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write that the browser authenticated by itself must come from a page of this mall: `Sec-Fetch-Site` where the
 * browser sends it, else `Origin`. A program that sends neither carries no cookie jar to abuse.
 */
export function comesFromOwnOrigin(request: FastifyRequest): boolean {
  if (READS.has(request.method)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
