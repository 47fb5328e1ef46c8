import { createHmac, timingSafeEqual } from 'node:crypto';
import { PAYMENT_PARTS, type PaymentPart } from '@galleria/domain/payments/next-payment';

const MAC_BYTES = 18;
const BASE = 36;
const LETTERS = { whole: 'w', deposit: 'd', balance: 'b' } as const satisfies Record<PaymentPart, string>;

/** The one payment that a ticket is for, and its buyer. */
export interface TicketSubject {
  readonly tradeId: number;
  readonly part: PaymentPart;
  readonly amountCents: number;
  readonly userId: string;
}

/** The readable part of a ticket, not to be trusted before the signature is checked. */
interface TicketClaim {
  readonly tradeId: number;
  readonly part: PaymentPart;
  readonly expiresAt: Date;
}

export interface PhoneTickets {
  issue(subject: TicketSubject, expiresAt: Date): string;
  /** Undefined for a string that is not formed like a ticket. */
  read(ticket: string): TicketClaim | undefined;
  /** Whether it was issued for exactly this payment. Does not check whether it has expired. */
  isIssuedFor(ticket: string, subject: TicketSubject): boolean;
}

/**
 * Stateless tickets for paying on another device: trade, part and expiry, with a MAC over these, the buyer and the
 * amount. Short, since the QR code is scanned from a screen; the buyer is covered by the MAC only.
 */
export function signPhoneTickets(key: Buffer): PhoneTickets {
  const macOf = (shown: string, { userId, amountCents }: TicketSubject) =>
    createHmac('sha256', key).update(`${shown}:${userId}:${amountCents}`).digest().subarray(0, MAC_BYTES);
  const shownOf = ({ tradeId, part }: TicketSubject, expiresAt: Date) =>
    `${tradeId.toString(BASE)}.${LETTERS[part]}.${expiresAt.getTime().toString(BASE)}`;
  return {
    issue: (subject, expiresAt) => {
      const shown = shownOf(subject, expiresAt);
      return `${shown}.${macOf(shown, subject).toString('base64url')}`;
    },
    read: readClaim,
    isIssuedFor: (ticket, subject) => {
      const claim = readClaim(ticket);
      if (!claim) return false;
      const given = Buffer.from(ticket.slice(ticket.lastIndexOf('.') + 1), 'base64url');
      return given.length === MAC_BYTES && timingSafeEqual(given, macOf(shownOf(subject, claim.expiresAt), subject));
    },
  };
}

const SHAPE = /^(?<trade>[0-9a-z]{1,10})\.(?<letter>[wdb])\.(?<expires>[0-9a-z]{1,10})\.[\w-]{24}$/;

function readClaim(ticket: string): TicketClaim | undefined {
  const { trade, letter, expires } = SHAPE.exec(ticket)?.groups ?? {};
  const part = PAYMENT_PARTS.find((one) => LETTERS[one] === letter);
  if (!trade || !expires || !part) return undefined;
  const expiresAt = new Date(Number.parseInt(expires, BASE));
  return { tradeId: Number.parseInt(trade, BASE), part, expiresAt };
}
