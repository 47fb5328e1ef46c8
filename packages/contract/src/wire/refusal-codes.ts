import type { RefusalName } from '@galleria/domain/refusals';
import { CODES, type Code } from './envelope.ts';

interface RefusalCodes {
  readonly code: Code;
  /** HTTP's own status is for requests that never became a call; a business refusal travels with 200. */
  readonly status: number;
}

const business: RefusalCodes = { code: CODES.refused, status: 200 };
const withCode = (code: Code): RefusalCodes => ({ code, status: 200 });

/** What travels otherwise than most refusals do: with a code of its own, or with a status of HTTP. */
const REFUSAL_CODES: Readonly<Partial<Record<RefusalName, RefusalCodes>>> = {
  'access.signIn': withCode(CODES.signIn),
  'access.foreignOrigin': { code: CODES.refused, status: 403 },
  'input.invalid': { code: CODES.invalidInput, status: 400 },
  'call.unknown': { code: CODES.refused, status: 404 },
  'call.tooLarge': { code: CODES.refused, status: 413 },
  'call.wrongType': { code: CODES.refused, status: 415 },
  'call.tooMany': { code: CODES.refused, status: 429 },
  'call.overloaded': { code: CODES.refused, status: 503 },
  'call.timeout': { code: CODES.refused, status: 503 },
  'server.fault': { code: CODES.ourFault, status: 500 },
  'upload.tooManyAtOnce': { code: CODES.refused, status: 429 },
  'thirdLogin.boundToOther': withCode(CODES.boundToOther),
  'thirdLogin.notBound': withCode(CODES.notBound),
  'stock.insufficient': withCode(CODES.outOfStock),
  'coupon.together': withCode(CODES.couponsTogether),
  'delivery.notOffered': withCode(CODES.deliveryNotOffered),
  'delivery.outside': withCode(CODES.outsideDelivery),
  'order.submittedOtherwise': withCode(CODES.repeatedOrExpired),
  'order.expired': withCode(CODES.repeatedOrExpired),
  'flashSale.path': withCode(CODES.repeatedOrExpired),
  'flashSale.soldOut': withCode(CODES.outOfStock),
};

export function codeOf(refusal: RefusalName): Code {
  return codesOf(refusal).code;
}

export function httpStatusOf(refusal: RefusalName): number {
  return codesOf(refusal).status;
}

function codesOf(refusal: RefusalName): RefusalCodes {
  return REFUSAL_CODES[refusal] ?? business;
}
