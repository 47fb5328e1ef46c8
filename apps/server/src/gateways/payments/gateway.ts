import type { PayType } from '@galleria/domain/payments/pay-types';
import type { Locale } from '@galleria/domain/site/locales';
import { z } from 'zod';
import { fetchWithTimeout } from '../fetch-with-timeout.ts';

/** The gateway did not answer in time or with a valid answer: whether it acted on the request is unknown. */
export class GatewayDown extends Error {}

/** The gateway understood the request and rejects it for good. */
export class GatewayRejection extends Error {}

export const GATEWAY_TIMEOUT_MS = 8_000;

export type GatewayName = 'stripe' | 'payPal' | 'sandbox';

/** A payment to request from the gateway. */
export interface ChargeRequest {
  /** Our number of the payment and the idempotency key: repeated requests make one charge. */
  readonly payNumber: string;
  readonly payType: PayType;
  readonly amountCents: number;
  readonly currency: string;
  readonly description: string;
  /**
   * URL to which the buyer returns after paying. A visit to it proves nothing: only the gateway reports what was paid.
   */
  readonly returnUrl: string;
  /** URL to which the buyer returns without having paid. */
  readonly cancelUrl: string;
  readonly locale: Locale;
}

/** A charge that the gateway captured, with everything that ties it to one payment. */
export interface CapturedCharge {
  readonly payNumber: string | undefined;
  readonly reference: string | undefined;
  readonly amountCents: number;
  readonly currency: string;
  /** The gateway's id of the capture, which a refund refers to. */
  readonly chargeRef: string;
}

export type ChargeStatus =
  | { readonly state: 'open' }
  | { readonly state: 'failed'; readonly failure: string }
  | { readonly state: 'paid'; readonly charge: CapturedCharge };

export interface RefundRequest {
  readonly reference: string;
  readonly chargeRef: string;
  readonly amountCents: number;
  readonly currency: string;
  /** Idempotency key. */
  readonly key: string;
}

/** The sum of all refunds of a charge, including those made by hand. */
export interface RefundedTotal {
  readonly amountCents: number;
  readonly currency: string;
}

interface EventIds {
  /** The gateway's own id of the event: each is handled once. */
  readonly id: string;
  /** The gateway's name of the event type. */
  readonly type: string;
  readonly payNumber: string | undefined;
  readonly reference: string | undefined;
}

/** A webhook event with a valid signature. */
export type GatewayEvent = EventIds &
  (
    | { readonly kind: 'succeeded'; readonly charge: CapturedCharge }
    | { readonly kind: 'failed'; readonly failure: string }
    /** The buyer approved; the charge can be captured. */
    | { readonly kind: 'approved' }
    | { readonly kind: 'refunded'; readonly chargeRef: string; readonly refunded: RefundedTotal }
    | { readonly kind: 'refundFailed'; readonly chargeRef: string; readonly refundRef: string | undefined }
    | { readonly kind: 'other' }
  );

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A payment provider. Every call has a time limit; a call without a valid answer throws `GatewayDown`. */
export interface PaymentGateway {
  readonly name: GatewayName;
  createCharge(charge: ChargeRequest): Promise<{ readonly reference: string; readonly redirectUrl: string }>;
  /** Captures an approved charge first, if `mayCapture`, which is false for a closed order. */
  getOrCaptureCharge(
    reference: string,
    payNumber: string,
    options: { readonly mayCapture: boolean },
  ): Promise<ChargeStatus>;
  refund(refund: RefundRequest): Promise<{ readonly reference: string }>;
  /**
   * The signature must be the gateway's, for this mall, over exactly these bytes, and recent. 'malformed': the
   * signature is valid, but the body is not an event as the gateway describes it.
   */
  parseWebhook(headers: Headers, body: Buffer): Promise<ParsedWebhook>;
}

export type ParsedWebhook = GatewayEvent | 'invalidSignature' | 'malformed';

/** A text of an event that is stored: PostgreSQL takes no NUL character. */
export const EventText = z
  .string()
  .max(500)
  .regex(/^\P{Cc}*$/u);

/** Undefined when `text` is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A repeated header counts as missing. */
export function headerOf(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const MAX_RESPONSE_BYTES = 1024 * 1024;

export async function fetchFromGateway(request: Request): Promise<Response> {
  const limits = { timeoutMs: GATEWAY_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES };
  try {
    return await fetchWithTimeout(request, { redirect: 'error' }, limits);
  } catch (problem) {
    throw new GatewayDown(`fetchFromGateway: no response from ${new URL(request.url).host}`, { cause: problem });
  }
}
