import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { Ban, maskedContact, OpenSession, oneSeller, reason } from '../staff/person-fields.ts';
import { cursorPageOf, cursorPaging, id, time } from '../wire/formats.ts';
import { RoleOfMember } from './fields.ts';

/** People who work in stores, as staff look them up. */

const STATUSES = ['active', 'banned'] as const;

const Workplace = z.object({ shopId: z.int(), shopName: z.string(), role: RoleOfMember });

const listed = {
  sellerId: z.string(),
  name: z.string(),
  ...maskedContact,
  status: z.enum(STATUSES),
  hasTotp: z.boolean(),
  createTime: time,
  stores: z.array(Workplace),
};

export const sellerPage = operation({
  method: 'GET',
  path: '/s/sellers/page',
  access: staff('sellers.view'),
  summary: 'Sellers, newest first: all, or those that match the text',
  input: z.object({
    text: z.string().trim().max(254).optional(),
    storeId: id.optional(),
    status: z.enum(STATUSES).optional(),
    ...cursorPaging,
  }),
  output: cursorPageOf(z.object(listed)),
  refusals: [],
});

export const sellerInfo = operation({
  method: 'GET',
  path: '/s/sellers/info',
  access: staff('sellers.view'),
  summary: 'One seller with stores, roles and open sessions',
  input: oneSeller,
  output: z.object({ ...listed, locale: z.string(), ban: Ban.nullable(), sessions: z.array(OpenSession) }),
  refusals: ['seller.notFound'],
});

export const revealSellerContact = operation({
  method: 'POST',
  path: '/s/sellers/contact',
  access: staff('sellers.view'),
  summary: 'Unmasked mail address and mobile number of a seller; the access is recorded in the audit log',
  input: oneSeller,
  output: z.object({ mail: z.string(), mobile: z.string() }),
  refusals: ['seller.notFound'],
});

export const endSessionsOfSeller = operation({
  method: 'POST',
  path: '/s/sellers/sessions/end',
  access: staff('sellers.edit'),
  summary: 'Ends one session of a seller, or all of them',
  input: oneSeller.extend({ sessionId: z.uuid().optional() }),
  output: z.null(),
  refusals: ['seller.notFound', 'session.notFound'],
});

export const banSeller = operation({
  method: 'POST',
  path: '/s/sellers/ban',
  access: staff('sellers.edit'),
  summary: 'Bans a seller: ends every session and blocks sign-in, in all stores; the stores stay open',
  input: oneSeller.extend({ reason: reason.meta({ description: 'reason, shown to the seller' }) }),
  output: z.null(),
  refusals: ['seller.notFound', 'seller.banned'],
});

export const unbanSeller = operation({
  method: 'POST',
  path: '/s/sellers/unban',
  access: staff('sellers.edit'),
  summary: 'Lets a banned seller sign in again',
  input: oneSeller.extend({ reason }),
  output: z.null(),
  refusals: ['seller.notFound', 'seller.notBanned'],
});

export const resetSellerTotp = operation({
  method: 'POST',
  path: '/s/sellers/totp/reset',
  access: staff('sellers.edit'),
  summary: 'Removes a lost second factor of a seller and ends all their sessions',
  input: oneSeller.extend({ reason }),
  output: z.null(),
  refusals: ['seller.notFound', 'totp.off'],
});
