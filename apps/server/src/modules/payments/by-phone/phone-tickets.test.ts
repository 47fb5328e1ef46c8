import { describe, expect, it } from 'vitest';
import { signPhoneTickets, type TicketSubject } from './phone-tickets.ts';

const tickets = signPhoneTickets(Buffer.alloc(32, 1));
const subject: TicketSubject = { tradeId: 4711, part: 'whole', amountCents: 2500, userId: 'ada' };
const END = new Date('2026-11-17T12:00:00Z');

describe('signPhoneTickets', () => {
  it('issues short tickets that contain trade, part and expiry, but not the buyer', () => {
    const ticket = tickets.issue(subject, END);
    expect(tickets.read(ticket)).toEqual({ tradeId: 4711, part: 'whole', expiresAt: END });
    expect(tickets.isIssuedFor(ticket, subject)).toBe(true);
    expect(ticket).not.toContain('ada');
    expect(ticket.length).toBeLessThan(50);
  });

  it.each<[string, Partial<TicketSubject>]>([
    ['another trade', { tradeId: 4712 }],
    ['another part', { part: 'deposit' }],
    ['another amount', { amountCents: 2501 }],
    ['another buyer', { userId: 'ben' }],
  ])('are not valid for %s', (_what, changes) => {
    expect(tickets.isIssuedFor(tickets.issue(subject, END), { ...subject, ...changes })).toBe(false);
  });

  it('detects a changed expiry and another key', () => {
    const [trade, part, expires, mac] = tickets.issue(subject, END).split('.');
    const later = (END.getTime() + 1).toString(36);
    expect(tickets.isIssuedFor([trade, part, later, mac].join('.'), subject)).toBe(false);
    expect(tickets.isIssuedFor([trade, part, expires, mac].join('.'), subject)).toBe(true);
    expect(tickets.isIssuedFor(signPhoneTickets(Buffer.alloc(32, 2)).issue(subject, END), subject)).toBe(false);
  });

  it.each(['', 'x', '...', '1.w.1.', '1.x.1.aaaaaaaaaaaaaaaaaaaaaaaa', '1.w.1.aaaaaaaaaaaaaaaaaaaaaaaa.1'])(
    'reads "%s" as no ticket',
    (ticket) => {
      expect(tickets.read(ticket)).toBeUndefined();
      expect(tickets.isIssuedFor(ticket, subject)).toBe(false);
    },
  );
});
