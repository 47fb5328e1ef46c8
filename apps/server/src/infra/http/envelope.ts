import { CODES, codeOf, type Envelope } from '@galleria/contract/envelope';
import { isRefused, type RefusalName, type Refused } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { Outcome } from '../calls/execute.ts';
import { refusalWords } from '../words.ts';

/** HTTP's own status is for what never became a call; a business "no" travels as 200, as the dialect wants it. */
const STATUS_OF_REFUSAL: Partial<Record<RefusalName, number>> = {
  'input.invalid': 400,
  'access.foreignOrigin': 403,
  'call.unknown': 404,
  'call.tooLarge': 413,
  'call.wrongType': 415,
  'call.tooMany': 429,
  'server.fault': 500,
  'call.overloaded': 503,
  'call.timeout': 503,
};

export function statusOf(outcome: Outcome): number {
  return isRefused(outcome) ? (STATUS_OF_REFUSAL[outcome.refused] ?? 200) : 200;
}

/** The only place that knows how an outcome looks on the wire. */
export function envelopeOf(outcome: Outcome, locale: Locale): Envelope {
  if (!isRefused(outcome)) return { success: true, code: CODES.success, msg: '', data: outcome.data };
  return {
    success: false,
    code: codeOf(outcome.refused),
    msg: refusalWords(outcome, locale),
    data: outcome.data ?? null,
    reason: outcome.refused,
  };
}

export function isSignInRefusal(outcome: Outcome): outcome is Refused<'access.signIn'> {
  return isRefused(outcome) && outcome.refused === 'access.signIn';
}
