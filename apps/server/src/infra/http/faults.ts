import { httpStatusOf } from '@galleria/contract/wire/refusal-codes';
import { type RefusalName, refuse } from '@galleria/domain/refusals';
import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { ALL_OFFERED, choosePreferences } from '../pages/preferences.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { refusalMessage } from '../text/server-text.ts';
import { sendOutcome } from './answers/envelope.ts';

/** Over capacity, or shutting down: the caller may retry. */
export class Overloaded extends Error {
  readonly statusCode = 503;
}

/** The connection was closed before the request was handled. No answer arrives, and no fault of ours is logged. */
export class ClientDisconnected extends Error {
  readonly statusCode = 400;
}

/** Refusals for client errors, by the status that Fastify and its parsers give them. */
const REFUSAL_OF_STATUS: Record<number, RefusalName> = {
  400: 'input.invalid',
  403: 'call.unknown',
  404: 'call.unknown',
  406: 'call.wrongType',
  413: 'call.tooLarge',
  414: 'call.tooLarge',
  415: 'call.wrongType',
  429: 'call.tooMany',
  503: 'call.overloaded',
};

export const RETRY_AFTER_SECONDS = '2';

/** No stack trace leaves the server: client errors get a refusal, all others are logged and sent as `server.fault`. */
export function registerFaults(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>(answerFault);
  server.setNotFoundHandler((request, reply) => sendOutcome(request, reply, refuse('call.unknown')));
}

/** Also for errors before any hook or handler runs, such as an address that cannot be decoded. */
export function answerFault(problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = reportFault(problem, request, reply);
  const isPage = request.routeOptions.config?.access === 'page';
  if (!isPage || httpStatusOf(refusal) !== 503) return sendOutcome(request, reply, refuse(refusal));
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderRetryPage(refusal, choosePreferences(request, ALL_OFFERED).locale));
}

/** The error page outside of the storefront. It links to none of our files, since those may be what is refused. */
function renderRetryPage(refusal: RefusalName, locale: Locale): string {
  const message = escapeHtml(refusalMessage(refuse(refusal), locale));
  return `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>503</title></head><body><main><h1>503</h1><p role="alert">${message}</p></main></body></html>`;
}

/** Logs a bug, adds `Retry-After` for a temporary fault, and returns the refusal that names it. */
export function reportFault(problem: unknown, request: FastifyRequest, reply: FastifyReply): RefusalName {
  const refusal = refusalFor(problem instanceof Error ? problem : new Error(String(problem)));
  if (refusal === 'server.fault') {
    request.log.error(
      { event: 'request.failed', err: problem, path: request.url.split('?', 1)[0] },
      'a request failed',
    );
  }
  if (refusal === 'call.overloaded' || refusal === 'call.timeout') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return refusal;
}

function refusalFor(problem: Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>): RefusalName {
  if (isDatabaseUnavailable(problem)) return 'call.overloaded';
  if (problem.code === 'FST_ERR_HANDLER_TIMEOUT') return 'call.timeout';
  if (problem instanceof SyntaxError) return 'input.invalid';
  return REFUSAL_OF_STATUS[problem.statusCode ?? 0] ?? 'server.fault';
}
