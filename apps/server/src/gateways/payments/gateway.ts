import type { PayType } from '@galleria/domain/payments/pay-types';
import type { Locale } from '@galleria/domain/site/locales';

/** The gateway did not answer, not in time, or not with an answer: nobody knows whether it heard us. */
export class GatewayDown extends Error {}

/** The gateway understood and will not do it, now or later. */
export class GatewayRefusal extends Error {}

/** However slow a gateway is, whoever waits for us has given up by then. */
export const GATEWAY_TIMEOUT_MS = 8_000;

export type GatewayName = 'stripe' | 'payPal' | 'sandbox';

/** What somebody is to pay. */
export interface Charge {
  /** Ours. Whatever is asked twice under one number happens once. */
  readonly number: string;
  readonly payType: PayType;
  readonly amountCents: number;
  readonly currency: string;
  readonly description: string;
  /** Where the buyer comes back to, paid or not: the address says nothing about that. */
  readonly returnUrl: string;
  readonly locale: Locale;
}

/** Money that a gateway says it took in, with everything that binds it to one payment. */
export interface Money {
  readonly number: string | undefined;
  readonly reference: string | undefined;
  readonly amountCents: number;
  readonly currency: string;
  /** The gateway's name for the money itself, which a refund refers to. */
  readonly chargeRef: string;
}

export type Look =
  | { readonly state: 'open' }
  | { readonly state: 'failed'; readonly failure: string }
  | { readonly state: 'paid'; readonly money: Money };

export interface Refund {
  readonly reference: string;
  readonly chargeRef: string;
  readonly amountCents: number;
  readonly currency: string;
  /** The same key asked for twice is the same refund. */
  readonly key: string;
}

/** What has gone back of some money altogether, by however many refunds and whoever asked for them. */
export interface Returned {
  readonly amountCents: number;
  readonly currency: string;
}

interface AnyEvent {
  /** The gateway's own id: each is heard once. */
  readonly id: string;
  /** What the gateway calls it. */
  readonly type: string;
  readonly number: string | undefined;
  readonly reference: string | undefined;
}

/** What a gateway told us and signed. */
export type GatewayEvent = AnyEvent &
  (
    | { readonly kind: 'succeeded'; readonly money: Money }
    | { readonly kind: 'failed'; readonly failure: string }
    /** The buyer agreed; the money is ours to take. */
    | { readonly kind: 'approved' }
    | { readonly kind: 'refunded'; readonly chargeRef: string; readonly returned: Returned }
    | { readonly kind: 'refundFailed'; readonly chargeRef: string }
    | { readonly kind: 'other' }
  );

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Somebody who takes money in for the mall. Every call ends in time; what goes wrong on the way is a `GatewayDown`. */
export interface PaymentGateway {
  readonly name: GatewayName;
  begin(charge: Charge): Promise<{ readonly reference: string; readonly redirectUrl: string }>;
  /** How it stands. Money that only waits to be taken is taken first, if it may be: nobody wants it for a closed order. */
  look(reference: string, number: string, mayTake: boolean): Promise<Look>;
  refund(refund: Refund): Promise<{ readonly reference: string }>;
  /** `forged` is everything that the gateway did not sign for us, just so, lately. */
  readEvent(headers: Headers, body: Buffer): Promise<GatewayEvent | 'forged'>;
}

/** One value of a header; several of what must be there once are as bad as none. */
export function headerOf(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
