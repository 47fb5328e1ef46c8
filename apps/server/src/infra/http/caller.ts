import { type Actor, VISITOR } from '@galleria/domain/access/access';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../database/database.ts';
import { BUYER_SESSION_SECONDS, readSession } from '../sessions/sessions.ts';
import { TOKEN_COOKIE } from '../sessions/token-cookie.ts';
import { localeNamed } from '../text/words.ts';
import { browserOf } from './browser-of.ts';
import { tokenOf } from './token-of.ts';

const TOKEN_SHAPE = /^[\w-]{20,200}$/;

export interface Identity {
  readonly actor: Actor;
  /** The token came by itself with the browser, so the request must prove that our own page made it. */
  readonly byCookie: boolean;
}

/** Who is asking. A session that was renewed renews the browser's cookie too, or it would end a month after sign-in. */
export async function identify(request: FastifyRequest, reply: FastifyReply, queries: Queries): Promise<Identity> {
  const given = tokenOf(request);
  if (!given) return { actor: VISITOR, byCookie: false };
  const session = TOKEN_SHAPE.test(given.token) ? await readSession(queries, given.token) : undefined;
  if (session?.isRenewed && given.byCookie) {
    browserOf(request, reply).keep(TOKEN_COOKIE, given.token, BUYER_SESSION_SECONDS);
  }
  return { actor: session?.actor ?? VISITOR, byCookie: given.byCookie };
}

/** Calls say their language in the `locale` header; what is not a known language reads as English. */
export function localeOfCall(request: FastifyRequest): Locale {
  const wanted = request.headers.locale;
  return localeNamed(typeof wanted === 'string' ? wanted : undefined) ?? DEFAULT_LOCALE;
}
