import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../calls/browser.ts';
import { isFromThisMachine } from './this-machine.ts';
import { tokenOf } from './token-of.ts';

const LONGEST_AGENT = 300;

/** What a use case may know of the request it serves, and leave behind in the reply. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  const isSecure = request.protocol === 'https';
  // A proxy that we were not told about hides that the browser came by TLS; the mall's own address still says so.
  const secure = isSecure || request.server.isHttpsMall;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    address: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    isPrivate: isSecure || isFromThisMachine(request),
    token: tokenOf(request)?.token,
    cookie: (name) => request.cookies[name],
    keep: (name, value, seconds) => void reply.setCookie(name, value, { ...attributes, maxAge: seconds }),
    forget: (name) => void reply.clearCookie(name, attributes),
  };
}
