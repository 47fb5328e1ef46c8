import { type Actor, VISITOR } from '@galleria/domain/access/access';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../database/database.ts';
import { readSession } from '../sessions/sessions.ts';
import { localeNamed } from '../words.ts';

/** The browser's copy of the token. Scripts cannot read it; other sites' requests do not carry it for writes. */
const TOKEN_COOKIE = 'cbecBbcToken';

const TOKEN_SHAPE = /^[\w-]{20,200}$/;

export interface Identity {
  readonly actor: Actor;
  /** The token came by itself with the browser, so the request must prove that our own page made it. */
  readonly byCookie: boolean;
}

export async function identify(request: FastifyRequest, queries: Queries): Promise<Identity> {
  const header = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  const token = header || request.cookies[TOKEN_COOKIE];
  if (!token) return { actor: VISITOR, byCookie: false };
  const actor = TOKEN_SHAPE.test(token) ? await readSession(queries, token) : undefined;
  return { actor: actor ?? VISITOR, byCookie: !header };
}

export function forgetToken(reply: FastifyReply): void {
  reply.clearCookie(TOKEN_COOKIE, { path: '/' });
}

/** Calls say their language in the `locale` header; what is not a known language reads as English. */
export function localeOfCall(request: FastifyRequest): Locale {
  const wanted = request.headers.locale;
  return localeNamed(typeof wanted === 'string' ? wanted : undefined) ?? DEFAULT_LOCALE;
}
