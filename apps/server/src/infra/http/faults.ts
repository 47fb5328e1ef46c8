import { type RefusalName, refuse } from '@galleria/domain/refusals';
import type { FastifyError, FastifyInstance } from 'fastify';
import { sendOutcome } from './call-routes.ts';

/** What the framework refuses before a call begins, by its error code. */
const REFUSAL_OF_ERROR: Record<string, RefusalName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'call.tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'call.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'call.wrongType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.invalid',
  FST_ERR_HANDLER_TIMEOUT: 'call.timeout',
  MALL_OVERLOADED: 'call.overloaded',
};

const RETRY_AFTER_SECONDS = '2';

/** Nobody ever sees a stack: what is the caller's doing is named, the rest is logged and called our fault. */
export function registerFaults(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((problem, request, reply) => {
    const refusal = refusalFor(problem);
    if (refusal === 'server.fault') request.log.error({ err: problem, url: request.url }, 'a request failed');
    if (refusal === 'call.overloaded' || refusal === 'call.timeout') reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendOutcome(request, reply, refuse(refusal));
  });
  server.setNotFoundHandler((request, reply) => sendOutcome(request, reply, refuse('call.unknown')));
}

function refusalFor(problem: FastifyError): RefusalName {
  const named = REFUSAL_OF_ERROR[problem.code];
  if (named) return named;
  if (problem.statusCode === 429) return 'call.tooMany';
  if (problem instanceof SyntaxError || problem.statusCode === 400) return 'input.invalid';
  return 'server.fault';
}
