import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../http/compression.ts';
import { DEVICE_COOKIE } from '../sessions/token-cookie.ts';
import type { Preferences } from './preferences.ts';
import { type RenderingHost, renderPage } from './render-page.ts';
import type { SharedPage, SharedPages } from './shared-pages.ts';

/** Cookies that do not identify a person: they choose among pages, or matter only at sign-in. */
const IMPERSONAL_COOKIES = new Set(['lang', 'currency', DEVICE_COOKIE]);

/** Nothing in this request tells one person from another. */
export function isAnonymous(request: FastifyRequest): boolean {
  if (request.method !== 'GET' || request.headers.authorization) return false;
  return Object.keys(request.cookies).every((name) => IMPERSONAL_COOKIES.has(name));
}

/**
 * For anonymous visitors: a cached copy, or a page rendered now that is cached for the next ones. A page that must not
 * be shared is returned, to be sent to this visitor alone.
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

/** Its length is not that of the copies. */
async function keptPage(sharedPages: SharedPages, response: Response): Promise<SharedPage> {
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  return sharedPages.keep(response.status, headers, await response.text());
}

/** A page, or that there is none. Redirects and errors are not cached, nor what a page says that nobody may keep. */
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
