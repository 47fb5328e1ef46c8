import type { CloseReason } from '../orders/order-status.ts';

/** Applying: the store has to issue it. Failed: the store refused, or nothing is left of what was paid. */
export const INVOICE_STATES = ['applying', 'issued', 'failed'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What the invoice names: each product, or only what kind of goods they are. */
export const INVOICE_CONTENTS = ['detail', 'category'] as const;
export type InvoiceContent = (typeof INVOICE_CONTENTS)[number];

/** Who made the document. */
export const INVOICE_SOURCES = ['mall', 'upload'] as const;
export type InvoiceSource = (typeof INVOICE_SOURCES)[number];

export const INVOICE_ACTIONS = ['change', 'issue', 'refuse'] as const;
type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

/** An invoice is issued anew at most so often: a store must not be kept busy without end. */
export const VERSIONS_AT_MOST = 20;
export const LONGEST_REASON = 300;
export const LONGEST_TITLE = 100;

interface InvoiceStanding {
  readonly state: InvoiceState;
  /** Of the issued documents; 0: none. */
  readonly version: number;
}

/** A store that made a mistake issues anew, whether or not the buyer or a refund asks for it. */
const ACTIONS: Readonly<Record<InvoiceState, readonly InvoiceAction[]>> = {
  applying: ['change', 'issue', 'refuse'],
  issued: ['change', 'issue'],
  failed: ['change'],
};

/** What may happen to an invoice now: buttons, use cases and jobs all ask here. */
export function actionsOn({ state, version }: InvoiceStanding): InvoiceAction[] {
  const isWornOut = version >= VERSIONS_AT_MOST;
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
 * Coupons, points and discounts are no part of what was paid, and what was refunded no longer is. Where the balance of a
 * pre-sale was never paid, no goods were sold: the store kept the deposit for that.
 */
export function invoiceableCents({ payableCents, refundedCents, closeReason }: PaidOrder): number {
  return closeReason === 'balance' ? 0 : Math.max(0, payableCents - refundedCents);
}
