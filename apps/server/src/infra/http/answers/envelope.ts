import { CODES, type Envelope } from '@galleria/contract/wire/envelope';
import { codeOf, httpStatusOf } from '@galleria/contract/wire/refusal-codes';
import { isRefused, type Refused } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../../calls/execute.ts';
import { refusalMessage } from '../../text/server-text.ts';
import { localeOfCall } from '../caller.ts';

export function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
  cacheSeconds = 0,
): FastifyReply {
  const isKept = cacheSeconds > 0 && !isRefused(outcome);
  return reply
    .code(statusOf(outcome))
    .header('cache-control', isKept ? `public, max-age=${cacheSeconds}` : 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelopeOf(outcome, localeOfCall(request))));
}

function statusOf(outcome: Outcome): number {
  return isRefused(outcome) ? httpStatusOf(outcome.refused) : 200;
}

/** The only place that knows the wire format of an outcome. */
export function envelopeOf(outcome: Outcome, locale: Locale): Envelope {
  if (!isRefused(outcome)) return { success: true, code: CODES.success, msg: '', data: outcome.data };
  return {
    success: false,
    code: codeOf(outcome.refused),
    msg: refusalMessage(outcome, locale),
    data: outcome.data ?? null,
    reason: outcome.refused,
  };
}

export function isSignInRefusal(outcome: Outcome): outcome is Refused<'access.signIn'> {
  return isRefused(outcome) && outcome.refused === 'access.signIn';
}
