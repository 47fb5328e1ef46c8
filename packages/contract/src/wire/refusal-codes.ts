import type { RefusalName } from '@galleria/domain/refusals';
import { CODES, type Code } from './envelope.ts';

interface RefusalCodes {
  readonly code: Code;
  /** A business refusal travels with 200; other statuses are for requests that never reached a use case. */
  readonly status: number;
}

const plainRefusal: RefusalCodes = { code: CODES.refused, status: 200 };
const withCode = (code: Code): RefusalCodes => ({ code, status: 200 });

/** Refusals of a call itself, whatever the call is about. */
export type CallRefusal = Extract<
  RefusalName,
  `access.${string}` | `input.${string}` | `call.${string}` | `server.${string}`
>;

/** Complete: a new refusal of this kind without a code and a status does not compile. */
const CALL_REFUSALS: Readonly<Record<CallRefusal, RefusalCodes>> = {
  'access.signIn': withCode(CODES.signIn),
  'access.forbidden': plainRefusal,
  'access.foreignOrigin': { code: CODES.refused, status: 403 },
  'input.invalid': { code: CODES.invalidInput, status: 400 },
  'call.unknown': { code: CODES.refused, status: 404 },
  'call.tooLarge': { code: CODES.refused, status: 413 },
  'call.wrongType': { code: CODES.refused, status: 415 },
  'call.tooMany': { code: CODES.refused, status: 429 },
  'call.overloaded': { code: CODES.refused, status: 503 },
  'call.timeout': { code: CODES.refused, status: 503 },
  'server.fault': { code: CODES.serverError, status: 500 },
};

/** Business refusals that travel with a code or a status of their own; all others are plain refusals. */
const BUSINESS_REFUSALS: Readonly<Partial<Record<Exclude<RefusalName, CallRefusal>, RefusalCodes>>> = {
  'upload.tooManyAtOnce': { code: CODES.refused, status: 429 },
  'thirdLogin.boundToOther': withCode(CODES.boundToOther),
  'thirdLogin.notBound': withCode(CODES.notBound),
  'stock.insufficient': withCode(CODES.outOfStock),
  'coupon.together': withCode(CODES.couponsTogether),
  'delivery.notOffered': withCode(CODES.deliveryNotOffered),
  'delivery.outside': withCode(CODES.outsideDelivery),
  'order.submittedOtherwise': withCode(CODES.repeatedOrExpired),
  'adjustment.submittedOtherwise': withCode(CODES.repeatedOrExpired),
  'order.expired': withCode(CODES.repeatedOrExpired),
  'flashSale.path': withCode(CODES.repeatedOrExpired),
  'flashSale.soldOut': withCode(CODES.outOfStock),
};

const REFUSAL_CODES: Readonly<Partial<Record<RefusalName, RefusalCodes>>> = { ...CALL_REFUSALS, ...BUSINESS_REFUSALS };

export function codeOf(refusal: RefusalName): Code {
  return codesOf(refusal).code;
}

export function httpStatusOf(refusal: RefusalName): number {
  return codesOf(refusal).status;
}

function codesOf(refusal: RefusalName): RefusalCodes {
  return REFUSAL_CODES[refusal] ?? plainRefusal;
}
