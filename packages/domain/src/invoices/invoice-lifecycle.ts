import type { CloseReason } from '../orders/order-status.ts';

/**
 * `applying`: the store has to issue it. `failed`: the store refused, or everything that was paid has been refunded.
 */
export const INVOICE_STATES = ['applying', 'issued', 'failed'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Wording of an invoice: each product, or only the kinds of goods. */
export const INVOICE_CONTENTS = ['detail', 'category'] as const;
export type InvoiceContent = (typeof INVOICE_CONTENTS)[number];

/** Who made the document. */
export const INVOICE_SOURCES = ['mall', 'upload'] as const;
export type InvoiceSource = (typeof INVOICE_SOURCES)[number];

export const INVOICE_ACTIONS = ['change', 'issue', 'refuse'] as const;
type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

/** Greatest number of versions of one invoice, so that buyers cannot make a store issue it without end. */
export const MAX_VERSIONS = 20;
export const MAX_REASON_LENGTH = 300;
export const MAX_TITLE_LENGTH = 100;

interface InvoiceStanding {
  readonly state: InvoiceState;
  /** The latest issued version; 0: none. */
  readonly version: number;
}

/** A store that made a mistake may issue a new version at any time, without a request by the buyer. */
const ACTIONS: Readonly<Record<InvoiceState, readonly InvoiceAction[]>> = {
  applying: ['change', 'issue', 'refuse'],
  issued: ['change', 'issue'],
  failed: ['change'],
};

/** The possible actions on an invoice, used by buttons, use cases and jobs alike. */
export function actionsOn({ state, version }: InvoiceStanding): InvoiceAction[] {
  const isWornOut = version >= MAX_VERSIONS;
  return ACTIONS[state].filter((action) => !isWornOut || action === 'refuse');
}

export function isAllowed(action: InvoiceAction, standing: InvoiceStanding): boolean {
  return actionsOn(standing).includes(action);
}

interface PaidOrder {
  readonly payableCents: number;
  readonly refundedCents: number;
  readonly closeReason: CloseReason | null;
}

/**
 * The amount on an invoice: coupons, points, discounts and refunds are no part of what was paid. It is 0 when the
 * balance of a pre-sale was never paid: no goods were sold, and the deposit is the store's.
 */
export function invoiceableCents({ payableCents, refundedCents, closeReason }: PaidOrder): number {
  return closeReason === 'balance' ? 0 : Math.max(0, payableCents - refundedCents);
}
