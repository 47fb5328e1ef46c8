import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { httpStatusOf } from '@galleria/contract/wire/refusal-codes';
import { refuse } from '@galleria/domain/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { sendOutcome } from '../http/answers/envelope.ts';
import { authenticate, browserOf } from '../http/caller.ts';
import { answerFault, RETRY_AFTER_SECONDS, reportFault } from '../http/faults.ts';
import { BODY_LIMIT_BYTES } from '../http/http-server.ts';
import { comesFromOwnOrigin } from '../http/request-origin.ts';
import { openSecrets } from '../secrets/secrets.ts';
import { TOKEN_COOKIE } from '../sessions/token-cookie.ts';
import { refusalMessage } from '../text/server-text.ts';
import { ALL_OFFERED, choosePreferences, isNewFromAddress, type Offered, rememberLanguage } from './preferences.ts';
import { type RenderingHost, renderPage } from './render-page.ts';
import { isAnonymous, serveSharedPage } from './serve-shared-page.ts';
import type { SharedPages } from './shared-pages.ts';
import { FORM_TYPE } from './web-request.ts';

interface StorefrontHost extends RenderingHost {
  readonly offered: () => Promise<Offered>;
  readonly sharedPages: SharedPages;
}

export interface StorefrontOptions extends Omit<StorefrontHost, 'config' | 'cookieSecret'> {
  readonly config: Config;
}

/** Serves the storefront's pages: all addresses that no other route serves. */
export async function registerStorefrontPages(server: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const cookieSecret = openSecrets(options.config).keyFor('storefront cookies').toString('base64url');
  const host: StorefrontHost = { ...options, cookieSecret };
  await server.register(async (pages) => {
    // Actions parse the form themselves, from a web `Request`, but from bytes that were limited here.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    pages.setErrorHandler<FastifyError>((problem, request, reply) =>
      isUnreadableBody(problem) ? serveFailure(host, problem, request, reply) : answerFault(problem, request, reply),
    );
    pages.route({
      method: ['GET', 'POST'],
      url: '/*',
      config: { access: 'page' },
      handler: async (request, reply) => {
        try {
          return await servePage(host, request, reply);
        } catch (problem) {
          return serveFailure(host, problem, request, reply);
        }
      },
    });
  });
}

/**
 * Excludes errors of hooks, such as load shedding and rate limits: those must be answered without rendering anything.
 */
function isUnreadableBody({ statusCode }: FastifyError): boolean {
  return statusCode === 400 || statusCode === 413 || statusCode === 415;
}

async function servePage(host: StorefrontHost, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!comesFromOwnOrigin(request)) return sendOutcome(request, reply, refuse('access.foreignOrigin'));
  const preferences = choosePreferences(request, await host.offered());
  // Pages with personal data set `no-store` themselves. All others may be shown again on back navigation.
  reply
    .header('cache-control', request.method === 'GET' ? 'private, no-cache' : 'no-store')
    .header('vary', 'Cookie, Accept-Language');
  if (isNewFromAddress(request, preferences)) rememberLanguage(request, reply, preferences);
  if (isAnonymous(request) && host.sharedPages.mayShare(request.url)) {
    const response = await serveSharedPage(host, request, reply, preferences);
    return response instanceof Response ? sendResponse(reply, response) : response;
  }
  const { actor, byCookie } = await authenticate(request, reply, host.queries);
  // An invalid token is dropped with the first page, or the browser would send it for weeks.
  if (byCookie && actor.kind === 'visitor') browserOf(request, reply).forget(TOKEN_COOKIE);
  return sendResponse(
    reply,
    await renderPage(host, request, reply, { ...preferences, nonce: reply.nonce, whole: false }, actor),
  );
}

/** The error page in the visitor's language. It needs no database; if even that fails, the answer is an envelope. */
async function serveFailure(
  host: StorefrontHost,
  problem: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusal = reportFault(problem, request, reply);
  const preferences = choosePreferences(request, ALL_OFFERED);
  const failure = { status: httpStatusOf(refusal), message: refusalMessage(refuse(refusal), preferences.locale) };
  const options = { ...preferences, nonce: reply.nonce, whole: true, failure };
  try {
    reply.header('cache-control', 'no-store').header('vary', 'Cookie, Accept-Language');
    return await sendResponse(reply, await renderPage(host, request, reply, options));
  } catch (renderProblem) {
    reportFault(renderProblem, request, reply);
    return sendOutcome(request, reply, refuse(refusal));
  }
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (response.status >= 500) reply.header('cache-control', 'no-store');
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (!response.body) return reply.send();
  // A page of known length is complete, and compressing and sending one buffer is far cheaper than a stream.
  if (response.headers.has('content-length')) return reply.send(Buffer.from(await response.arrayBuffer()));
  return reply.send(Readable.fromWeb(response.body as NodeReadableStream));
}
