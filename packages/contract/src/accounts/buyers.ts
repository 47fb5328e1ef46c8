import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { Ban, maskedContact, OpenSession, oneBuyer, reason } from '../staff/person-fields.ts';
import { cursorPageOf, cursorPaging, picturePath, time } from '../wire/formats.ts';

/** Buyers, as staff look them up. Addresses are masked; the audit log records each time an unmasked one is read. */

const STATUSES = ['active', 'banned', 'closed'] as const;

const listed = {
  userId: z.string(),
  nickName: z.string(),
  name: z.string().meta({ description: 'account name for the sign-in; may be empty' }),
  avatar: picturePath,
  ...maskedContact,
  status: z.enum(STATUSES),
  createTime: time,
};

export const buyerPage = operation({
  method: 'GET',
  path: '/s/buyers/page',
  access: staff('buyers.view'),
  summary: 'Buyers, newest first: all, or those that match the text',
  input: z.object({
    text: z
      .string()
      .trim()
      .max(254)
      .optional()
      .meta({ description: 'a complete id, or the beginning of a mail address, mobile number or name' }),
    status: z.enum(STATUSES).optional(),
    ...cursorPaging,
  }),
  output: cursorPageOf(z.object(listed)),
  refusals: [],
});

export const buyerInfo = operation({
  method: 'GET',
  path: '/s/buyers/info',
  access: staff('buyers.view'),
  summary: 'One buyer with open sessions',
  input: oneBuyer,
  output: z.object({
    ...listed,
    locale: z.string(),
    hasPassword: z.boolean(),
    hasPayPassword: z.boolean(),
    bindings: z.array(z.string()).meta({ description: 'external sign-ins, e.g. google' }),
    ban: Ban.nullable(),
    sessions: z.array(OpenSession),
  }),
  refusals: ['buyer.notFound'],
});

export const revealBuyerContact = operation({
  method: 'POST',
  path: '/s/buyers/contact',
  access: staff('buyers.view'),
  summary: 'Unmasked mail address and mobile number of a buyer; the access is recorded in the audit log',
  input: oneBuyer,
  output: z.object({ mail: z.string(), mobile: z.string() }),
  refusals: ['buyer.notFound'],
});

export const endBuyerSessions = operation({
  method: 'POST',
  path: '/s/buyers/sessions/end',
  access: staff('buyers.edit'),
  summary: 'Ends one session of a buyer, or all of them',
  input: oneBuyer.extend({ sessionId: z.uuid().optional() }),
  output: z.null(),
  refusals: ['buyer.notFound', 'session.notFound'],
});

export const banBuyer = operation({
  method: 'POST',
  path: '/s/buyers/ban',
  access: staff('buyers.edit'),
  summary: 'Bans a buyer: ends every session and blocks sign-in; balance and orders stay unchanged',
  input: oneBuyer.extend({ reason: reason.meta({ description: 'reason, shown to the buyer' }) }),
  output: z.null(),
  refusals: ['buyer.notFound', 'buyer.banned'],
});

export const unbanBuyer = operation({
  method: 'POST',
  path: '/s/buyers/unban',
  access: staff('buyers.edit'),
  summary: 'Lets a banned buyer sign in again',
  input: oneBuyer.extend({ reason }),
  output: z.null(),
  refusals: ['buyer.notFound', 'buyer.notBanned'],
});
