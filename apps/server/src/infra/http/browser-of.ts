import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../calls/browser.ts';
import { tokenOf } from './token-of.ts';

const LONGEST_AGENT = 300;
const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;

/** What a use case may know of the request it serves, and leave behind in the reply. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  const isSecure = request.protocol === 'https';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    address: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    isPrivate: isSecure || LOOPBACK.test(request.ip),
    token: tokenOf(request)?.token,
    cookie: (name) => request.cookies[name],
    keep: (name, value, seconds) => void reply.setCookie(name, value, { ...attributes, maxAge: seconds }),
    forget: (name) => void reply.clearCookie(name, attributes),
  };
}
