import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Asked by a person at this machine. A proxy on it speaks for strangers, so what it forwards does not count; and a
 * strange site whose name was made to point here shows in the host that the browser asks for.
 */
export function isFromThisMachine({ headers, socket, hostname }: FastifyRequest): boolean {
  const isForwarded = PROXY_HEADERS.some((name) => name in headers);
  return !isForwarded && LOOPBACK.has(socket.remoteAddress ?? '') && OWN_NAMES.has(hostname);
}
