import { isAccountName, isMail, isMobile, isNickName } from '@galleria/domain/accounts/contact';
import { z } from 'zod';
import { expects } from '../input-formats.ts';

/** The parts that the account calls have in common. */

export const mail = z
  .string()
  .trim()
  .refine(isMail, expects('mail'))
  .meta({ format: 'email', description: 'mail address' });

export const mobile = z
  .string()
  .trim()
  .refine(isMobile, expects('mobile'))
  .meta({ description: 'mobile number: 11 digits beginning with 1' });

export const accountName = z
  .string()
  .trim()
  .refine(isAccountName, expects('accountName'))
  .meta({ description: 'account name: 4 to 16 letters, digits or underscores' });

export const nickName = z
  .string()
  .trim()
  .refine(isNickName, expects('nickName'))
  .meta({ description: '1 to 15 characters' });

/** A password on its way: sealed for `GET /crypto/publicKey`, or plain where nobody can listen. */
export const password = z
  .string()
  .min(1)
  .max(2048)
  .meta({ description: 'compact JWE over {t, p}; plain text only over TLS or from this machine' });

export const code = z.string().trim().min(1).max(20).meta({ description: 'the code from the message' });

/** Proof that a code was right, good once and for a while: what the second step shows to the third. */
export const checkedFlag = z.string().min(1).max(200).meta({ description: 'answer of the check before' });

/** One of the two says where the message goes. */
export const contact = { mail: mail.optional(), mobile: mobile.optional() };

export function hasOneContact(given: { mail?: string | undefined; mobile?: string | undefined }): boolean {
  return (given.mail === undefined) !== (given.mobile === undefined);
}

export const Sent = z.object({
  resendSeconds: z.int().meta({ description: 'so long until the next one may be sent' }),
});

export const SignedIn = z.object({
  accessToken: z.string(),
  expiresIn: z.int().meta({ description: 'seconds without a visit after which the token ends' }),
});
