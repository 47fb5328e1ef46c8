import type { FastifyRequest } from 'fastify';
import { isLoopback } from './client-address.ts';

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

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** A program on this machine is asking for itself. A proxy on it speaks for strangers, so what it forwards does not count. */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress) && !PROXY_HEADERS.some((name) => name in headers);
}

/** And it asked for this machine by its own name: a strange site whose name was made to point here does not. */
export function isAskedForByOwnName({ hostname }: FastifyRequest): boolean {
  return OWN_NAMES.has(hostname);
}
