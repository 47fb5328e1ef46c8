import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { PageVisit } from '@galleria/contract/call';
import { type Actor, VISITOR } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { CallTable } from '../calls/call-table.ts';
import type { Queries } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { browserOf, identify } from '../http/caller.ts';
import { accepts } from '../http/compression.ts';
import { sendOutcome } from '../http/envelope.ts';
import { RETRY_AFTER_SECONDS } from '../http/faults.ts';
import { BODY_LIMIT_BYTES } from '../http/http-server.ts';
import { comesFromOwnOrigin } from '../http/request-origin.ts';
import { openSecrets } from '../secrets/secrets.ts';
import { readSession } from '../sessions/sessions.ts';
import { DEVICE_COOKIE, TOKEN_COOKIE } from '../sessions/token-cookie.ts';
import { callInProcess, type Preferences } from './page-visit.ts';
import { choosePreferences, isNewFromAddress, type Offered } from './preferences.ts';
import type { SharedPage, SharedPages } from './shared-pages.ts';
import type { PageHandler } from './storefront-build.ts';
import { webRequest } from './web-request.ts';

export interface StorefrontOptions {
  readonly config: Config;
  readonly calls: CallTable;
  readonly queries: Queries;
  /** Asked per request while developing, when the build changes under us. */
  readonly handler: () => Promise<PageHandler>;
  readonly offered: () => Promise<Offered>;
  readonly publicUrl: () => string;
  readonly sharedPages: SharedPages;
}

interface StorefrontHost extends StorefrontOptions {
  readonly cookieSecret: string;
}

/** Serves the storefront's pages: everything that no other route has claimed. */
export async function registerStorefrontPages(server: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const cookieSecret = openSecrets(options.config).keyFor('storefront cookies').toString('base64url');
  const host: StorefrontHost = { ...options, cookieSecret };
  await server.register(async (pages) => {
    // Actions read forms themselves, as the web's Request, but from bytes that were counted here.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    pages.route({
      method: ['GET', 'POST'],
      url: '/*',
      config: { access: 'page' },
      handler: (request, reply) => servePage(host, request, reply),
    });
  });
}

async function servePage(host: StorefrontHost, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!comesFromOwnOrigin(request)) return sendOutcome(request, reply, refuse('access.foreignOrigin'));
  const preferences = choosePreferences(request, await host.offered());
  reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie, Accept-Language');
  if (isNewFromAddress(request, preferences)) keepLanguage(request, reply, preferences);
  if (isStranger(request) && host.sharedPages.mayShare(request.url))
    return serveStranger(host, request, reply, preferences);
  const { actor, byCookie } = await identify(request, reply, host.queries);
  // A token that no longer counts is dropped with the first page, or the browser would carry it for weeks.
  if (byCookie && actor.kind === 'visitor') browserOf(request, reply).forget(TOKEN_COOKIE);
  const response = await render(host, request, reply, { ...preferences, nonce: reply.nonce, whole: false }, actor);
  return sendResponse(reply, response);
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Beside the page, not in it, so that pages with a language in their address can be shared too. */
function keepLanguage(request: FastifyRequest, reply: FastifyReply, { locale }: Preferences): void {
  const secure = request.protocol === 'https' || request.server.isHttpsMall;
  reply.setCookie('lang', locale, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure });
}

/** From what was rendered a moment ago for somebody else, or rendered now for all who ask in the next moment. */
async function serveStranger(
  host: StorefrontHost,
  request: FastifyRequest,
  reply: FastifyReply,
  preferences: Preferences,
): Promise<FastifyReply> {
  const { sharedPages } = host;
  let own: Response | undefined;
  const shared = await sharedPages.get(request.url, preferences, async () => {
    const response = await render(host, request, reply, { ...preferences, nonce: sharedPages.nonceMark, whole: true });
    if (isShareable(response)) return sharedPages.keep(response.status, response.headers, await response.text());
    own = response;
    return undefined;
  });
  if (shared) return sendShared(request, reply, shared);
  const response =
    own ?? (await render(host, request, reply, { ...preferences, nonce: sharedPages.nonceMark, whole: true }));
  if (!response.headers.get('content-type')?.startsWith('text/html')) return sendResponse(reply, response);
  const html = (await response.text()).replaceAll(sharedPages.nonceMark, reply.nonce);
  return sendResponse(reply, new Response(html, response));
}

/** A page, or the word that there is none; a redirect or an error is nobody else's business. */
function isShareable(response: Response): boolean {
  return (response.status === 200 || response.status === 404) && !response.headers.has('set-cookie');
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

/** Cookies that everybody may have: they choose among pages, or matter only when somebody signs in. */
const TELLS_NOTHING = new Set(['lang', 'currency', DEVICE_COOKIE]);

/** Nothing in this request tells one person from another. */
function isStranger(request: FastifyRequest): boolean {
  if (request.method !== 'GET' || request.headers.authorization) return false;
  return Object.keys(request.cookies).every((name) => TELLS_NOTHING.has(name));
}

async function render(
  host: StorefrontHost,
  request: FastifyRequest,
  reply: FastifyReply,
  wishes: Preferences & Pick<PageVisit, 'nonce' | 'whole'>,
  actor: Actor = VISITOR,
): Promise<Response> {
  const handle = await host.handler();
  const publicUrl = host.publicUrl();
  const { locale } = wishes;
  const callsOf = (caller: Actor) =>
    callInProcess(host.calls, { actor: caller, locale, log: request.log, browser: browserOf(request, reply) });
  let isUnavailable = false;
  const visit: PageVisit = {
    report: (problem) => {
      if (isDatabaseUnavailable(problem)) isUnavailable = true;
      else request.log.error({ err: problem }, 'a page failed');
    },
    call: callsOf(actor),
    isSignedIn: actor.kind === 'buyer',
    callAs: async (accessToken) => callsOf((await readSession(host.queries, accessToken))?.actor ?? VISITOR),
    cookieSecret: host.cookieSecret,
    ...wishes,
    publicUrl,
    demo: host.config.demo,
  };
  const response = await handle(webRequest(request, publicUrl), visit);
  // The page shows its error view, but the caller may retry.
  return isUnavailable && response.status === 500 ? retryLater(response) : response;
}

function retryLater(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('retry-after', RETRY_AFTER_SECONDS);
  return new Response(response.body, { status: 503, headers });
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (!response.body) return reply.send();
  return reply.send(Readable.fromWeb(response.body as NodeReadableStream));
}
