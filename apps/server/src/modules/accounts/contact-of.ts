import { type Contact, mailContact, mobileContact } from '@galleria/domain/accounts/contact';

/** Where to write to somebody: their mail address, else their mobile number. One of the two is always there. */
export function contactOf({ mail, mobile }: { mail: string | null; mobile: string | null }): Contact {
  if (mail) return mailContact(mail);
  if (mobile) return mobileContact(mobile);
  throw new Error('an open account that nobody can be reached at');
}

/** From the two fields of a call, of which its contract demands exactly one. */
export function contactFrom(given: { mail?: string | undefined; mobile?: string | undefined }): Contact {
  return contactOf({ mail: given.mail ?? null, mobile: given.mobile ?? null });
}
