import type { FastifyRequest } from 'fastify';
import { isLoopback } from './client-address.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF check: a write with credentials that the browser adds by itself must come from a page of this mall, according to
 * `Sec-Fetch-Site` or else `Origin`. A program that sends neither header has no cookie jar to abuse.
 */
export function comesFromOwnOrigin(request: FastifyRequest): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

const LOCAL_HOSTNAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether a program on this machine sent the request itself. Requests that a proxy forwards come from elsewhere. */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress) && !PROXY_HEADERS.some((name) => name in headers);
}

/** Whether the request names this machine as its host, unlike a foreign site whose DNS name was pointed here. */
export function hasLocalHostname({ hostname }: FastifyRequest): boolean {
  return LOCAL_HOSTNAMES.has(hostname);
}
