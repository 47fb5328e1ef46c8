import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../http/compression.ts';
import { DEVICE_COOKIE } from '../sessions/token-cookie.ts';
import type { Preferences } from './preferences.ts';
import { type RenderingHost, renderPage } from './render-page.ts';
import type { SharedPage, SharedPages } from './shared-pages.ts';

/** Cookies that do not identify a person: they select a variant of the page, or matter only at sign-in. */
const IMPERSONAL_COOKIES = new Set(['lang', 'currency', DEVICE_COOKIE]);

/** Whether nothing in this request identifies a person. */
export function isAnonymous(request: FastifyRequest): boolean {
  if (request.method !== 'GET' || request.headers.authorization) return false;
  return Object.keys(request.cookies).every((name) => IMPERSONAL_COOKIES.has(name));
}

/**
 * Serves anonymous visitors: a cached page, or one rendered now that is cached for the next visitors. A page that must
 * not be shared is returned, to be sent to this visitor alone.
 */
export async function serveSharedPage(
  host: RenderingHost & { readonly sharedPages: SharedPages },
  request: FastifyRequest,
  reply: FastifyReply,
  preferences: Preferences,
): Promise<FastifyReply | Response> {
  const { sharedPages } = host;
  const render = () => renderPage(host, request, reply, { ...preferences, nonce: sharedPages.nonceMark, whole: true });
  let own: Response | undefined;
  const shared = await sharedPages.get(request.url, preferences, async () => {
    const response = await render();
    if (isShareable(response)) return keptPage(sharedPages, response);
    own = response;
    return undefined;
  });
  if (shared) return sendShared(request, reply, shared);
  const response = own ?? (await render());
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = (await response.text()).replaceAll(sharedPages.nonceMark, reply.nonce);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(html, { status: response.status, headers });
}

/** Without Content-Length, which differs from that of the copies. */
async function keptPage(sharedPages: SharedPages, response: Response): Promise<SharedPage> {
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  return sharedPages.keep(response.status, headers, await response.text());
}

/** Pages and "not found" are cached; redirects and errors are not, nor pages that set cookies or declare `no-store`. */
function isShareable({ status, headers }: Response): boolean {
  const isPrivate = headers.has('set-cookie') || headers.get('cache-control') === 'no-store';
  return (status === 200 || status === 404) && !isPrivate;
}

function sendShared(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: SharedPage): FastifyReply {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (!accepts(request.headers['accept-encoding'], 'gzip')) return reply.send(body.plainText(reply.nonce));
  return reply
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
    .header('content-encoding', 'gzip')
    .send(body.fill(reply.nonce));
}
