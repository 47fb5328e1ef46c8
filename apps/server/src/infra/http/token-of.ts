import type { FastifyRequest } from 'fastify';
import { TOKEN_COOKIE } from '../sessions/token-cookie.ts';

/** The token of a request, raw or as a bearer's, from the header or else from the cookie. */
export function tokenOf(request: FastifyRequest): { token: string; byCookie: boolean } | undefined {
  // Another scheme (a proxy's basic authentication) is meant for somebody else.
  const [, header] = request.headers.authorization?.match(/^(?:Bearer\s+)?(\S+)\s*$/i) ?? [];
  const token = header || request.cookies[TOKEN_COOKIE];
  return token ? { token, byCookie: !header } : undefined;
}
