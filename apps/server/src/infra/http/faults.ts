import { type RefusalName, refuse } from '@galleria/domain/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendOutcome } from './call-routes.ts';

/** Too much to do right now, or closing: the caller may come back in a moment. */
export class Overloaded extends Error {
  readonly statusCode = 503;
}

/** What is the caller's doing, by the status that the framework and its parsers give it. */
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

const RETRY_AFTER_SECONDS = '2';

/** Nobody ever sees a stack: what is the caller's doing is named, the rest is logged and called our fault. */
export function registerFaults(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>(answerFault);
  server.setNotFoundHandler((request, reply) => sendOutcome(request, reply, refuse('call.unknown')));
}

/** Also for what the framework refuses before any hook or handler runs, such as an address that cannot be decoded. */
export function answerFault(problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(problem);
  if (refusal === 'server.fault') {
    request.log.error({ err: problem, path: request.url.split('?', 1)[0] }, 'a request failed');
  }
  if (refusal === 'call.overloaded' || refusal === 'call.timeout') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return sendOutcome(request, reply, refuse(refusal));
}

function refusalFor(problem: FastifyError): RefusalName {
  if (problem.code === 'FST_ERR_HANDLER_TIMEOUT') return 'call.timeout';
  if (problem instanceof SyntaxError) return 'input.invalid';
  return REFUSAL_OF_STATUS[problem.statusCode ?? 0] ?? 'server.fault';
}
