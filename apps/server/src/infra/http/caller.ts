import { type Actor, VISITOR } from '@galleria/domain/access/access';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../calls/browser.ts';
import type { Queries } from '../database/database.ts';
import { readSession } from '../sessions/sessions.ts';
import { cookiePath, TOKEN_COOKIE, tokenCookieFor } from '../sessions/token-cookie.ts';
import { localeNamed } from '../text/server-text.ts';
import { isFromThisMachine } from './request-origin.ts';

const TOKEN_SHAPE = /^[\w-]{20,200}$/;

export interface Identity {
  readonly actor: Actor;
  /** The browser sent the token by itself, so the request must prove that it comes from a page of the mall. */
  readonly byCookie: boolean;
}

/**
 * Authenticates a request. A renewed session renews the browser's cookie too, which would otherwise expire a month
 * after sign-in.
 */
export async function authenticate(request: FastifyRequest, reply: FastifyReply, queries: Queries): Promise<Identity> {
  const given = tokenOf(request);
  if (!given) return { actor: VISITOR, byCookie: false };
  const session = TOKEN_SHAPE.test(given.token) ? await readSession(queries, given.token) : undefined;
  if (session?.renewedSeconds && given.byCookie) {
    browserOf(request, reply).keep(TOKEN_COOKIE, given.token, session.renewedSeconds);
  }
  return { actor: session?.actor ?? VISITOR, byCookie: given.byCookie };
}

/** The language in the `locale` header of a call; an unknown one falls back to English. */
export function localeOfCall(request: FastifyRequest): Locale {
  const wanted = request.headers.locale;
  return localeNamed(typeof wanted === 'string' ? wanted : undefined) ?? DEFAULT_LOCALE;
}

/** The token of a request: from the header, raw or with the scheme Bearer, or else from the cookie. */
export function tokenOf(request: FastifyRequest): { token: string; byCookie: boolean } | undefined {
  // Other schemes (a proxy's basic authentication) are ignored.
  const [, header] = request.headers.authorization?.match(/^(?:Bearer\s+)?(\S+)\s*$/i) ?? [];
  const token = header || request.cookies[tokenCookieFor(request.url)];
  return token ? { token, byCookie: !header } : undefined;
}

const MAX_AGENT_LENGTH = 300;

/** The parts of the request that a use case may read, and of the reply that it may set. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  const isSecure = request.protocol === 'https';
  // Behind a proxy that TRUST_PROXY does not name, a TLS request looks like plain HTTP; the mall's own address still
  // shows it.
  const secure = isSecure || request.server.isHttpsMall;
  const attributes = (name: string) => ({ path: cookiePath(name), httpOnly: true, sameSite: 'lax', secure }) as const;
  return {
    address: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH),
    isPrivate: isSecure || isFromThisMachine(request),
    token: tokenOf(request)?.token,
    cookie: (name) => request.cookies[name],
    keep: (name, value, seconds) => void reply.setCookie(name, value, { ...attributes(name), maxAge: seconds }),
    forget: (name) => void reply.clearCookie(name, attributes(name)),
  };
}
