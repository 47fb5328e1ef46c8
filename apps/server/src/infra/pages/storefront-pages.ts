import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { PageVisit } from '@galleria/contract/call';
import { type Actor, VISITOR } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { CallTable } from '../calls/call-table.ts';
import type { Queries } from '../database/database.ts';
import { sendOutcome } from '../http/call-routes.ts';
import { identify } from '../http/caller.ts';
import { comesFromOwnOrigin } from '../http/own-origin.ts';
import { callInProcess, type Preferences } from './page-visit.ts';
import { choosePreferences, type Offered } from './preferences.ts';
import type { SharedPage, SharedPages } from './shared-pages.ts';
import type { PageHandler } from './storefront-build.ts';
import { webRequest } from './web-request.ts';

export interface StorefrontHost {
  readonly config: Config;
  readonly calls: CallTable;
  readonly queries: Queries;
  /** Asked per request while developing, when the build changes under us. */
  readonly handler: () => Promise<PageHandler>;
  readonly offered: () => Promise<Offered>;
  readonly publicUrl: () => string;
  readonly sharedPages: SharedPages;
}

/** Serves the storefront's pages: everything that no other route has claimed. */
export async function registerStorefrontPages(server: FastifyInstance, host: StorefrontHost): Promise<void> {
  await server.register(async (pages) => {
    // Actions read the body themselves, as the web's Request.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
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
  if (isStranger(request)) {
    const shared = await host.sharedPages.get(request.url, preferences, () => renderShared(host, request, preferences));
    if (shared) return sendShared(request, reply, shared);
  }
  const { actor } = await identify(request, host.queries);
  const response = await render(host, request, { ...preferences, nonce: reply.nonce, whole: false }, actor);
  return sendResponse(reply, response);
}

function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage): FastifyReply {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.pieces.join(reply.nonce));
  return reply
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
    .header('content-encoding', 'gzip')
    .send(page.gzip.fill(reply.nonce));
}

/** Nothing in this request tells one person from another. */
function isStranger(request: FastifyRequest): boolean {
  if (request.method !== 'GET' || request.headers.authorization) return false;
  return Object.keys(request.cookies).every((name) => name === 'lang' || name === 'currency');
}

async function render(
  host: StorefrontHost,
  request: FastifyRequest,
  wishes: Preferences & Pick<PageVisit, 'nonce' | 'whole'>,
  actor: Actor = VISITOR,
): Promise<Response> {
  const handle = await host.handler();
  const publicUrl = host.publicUrl();
  const visit: PageVisit = {
    call: callInProcess(host.calls, actor, wishes.locale, request.log),
    ...wishes,
    publicUrl,
    demo: host.config.demo,
  };
  return handle(webRequest(request, publicUrl), visit);
}

/** Only whole pages that went well and set nothing are kept; a redirect or an error is nobody else's business. */
async function renderShared(host: StorefrontHost, request: FastifyRequest, preferences: Preferences) {
  const { sharedPages } = host;
  const response = await render(host, request, { ...preferences, nonce: sharedPages.nonceMark, whole: true });
  if (response.status !== 200 || response.headers.has('set-cookie')) {
    await response.body?.cancel();
    return undefined;
  }
  return sharedPages.cut(response.status, response.headers, await response.text());
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
