import { isAccountName, isMail, isMobile, isNickName } from '@galleria/domain/accounts/contact';
import { z } from 'zod';
import { expects } from '../wire/input-formats.ts';

/** Fields that several account operations share. */

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

/** A password in transport: encrypted with the key of `GET /crypto/publicKey`, or plain over a private connection. */
export const password = z
  .string()
  .min(1)
  .max(2048)
  .meta({ description: 'compact JWE over {t, p}; plain text only over TLS or from the local host' });

export const code = z.string().trim().min(1).max(20).meta({ description: 'the verification code from the message' });

/** Proves that a code was checked; valid once, for a limited time. Called `checkRegisterSmsFlag` on the wire. */
export const verificationToken = z.string().min(1).max(200).meta({ description: 'from the answer of the code check' });

/** Callers give exactly one of the two. */
export const contact = { mail: mail.optional(), mobile: mobile.optional() };

export function hasOneContact(given: { mail?: string | undefined; mobile?: string | undefined }): boolean {
  return (given.mail === undefined) !== (given.mobile === undefined);
}

export const CodeSent = z.object({
  resendSeconds: z.int().meta({ description: 'seconds until another code can be requested' }),
});

export const SignedIn = z.object({
  accessToken: z.string(),
  expiresIn: z.int().meta({ description: 'seconds of inactivity after which the token expires' }),
});
