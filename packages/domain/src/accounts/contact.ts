/** Rules for contact addresses and account names, shared by forms and server. */

const MAIL_SHAPE = /^[a-z0-9._%+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const MOBILE_SHAPE = /^1\d{10}$/;
const ACCOUNT_NAME_SHAPE = /^\w{4,16}$/;

const MAX_MAIL_LENGTH = 254;
export const NICK_NAME_LIMIT = 15;

export function isMail(text: string): boolean {
  return text.length <= MAX_MAIL_LENGTH && MAIL_SHAPE.test(text);
}

export function isMobile(text: string): boolean {
  return MOBILE_SHAPE.test(text);
}

/** 4 to 16 letters, digits or underscores. Mobile numbers are excluded: `readSignInName` would read them as such. */
export function isAccountName(text: string): boolean {
  return ACCOUNT_NAME_SHAPE.test(text) && !isMobile(text);
}

/** Counts graphemes: an emoji made of several code points is one character. */
export function isNickName(text: string): boolean {
  const length = [...new Intl.Segmenter().segment(text.trim())].length;
  return length > 0 && length <= NICK_NAME_LIMIT;
}

/** A normalised address that messages can be sent to: `Ada@Example.org` and `ada@example.org` are one mailbox. */
export type Contact =
  | { readonly channel: 'mail'; readonly address: string }
  | { readonly channel: 'mobile'; readonly address: string };

export function mailContact(mail: string): Contact {
  return { channel: 'mail', address: mail.trim().toLowerCase() };
}

export function mobileContact(mobile: string): Contact {
  return { channel: 'mobile', address: mobile.trim() };
}

/** The mail address of an account, or its mobile number if it has no mail. An open account has at least one of them. */
export function contactOf({ mail, mobile }: ContactColumns): Contact {
  if (mail) return mailContact(mail);
  if (mobile) return mobileContact(mobile);
  throw new Error('contactOf: neither mail nor mobile');
}

interface ContactColumns {
  readonly mail?: string | null | undefined;
  readonly mobile?: string | null | undefined;
}

/** An identifier that can be typed to sign in: a mail address, a mobile number or an account name. */
export type SignInName = Contact | { readonly channel: 'name'; readonly address: string };

export function readSignInName(typed: string): SignInName | undefined {
  const text = typed.trim();
  if (isMail(text)) return mailContact(text);
  if (isMobile(text)) return mobileContact(text);
  return isAccountName(text) ? { channel: 'name', address: text.toLowerCase() } : undefined;
}

/** Shows enough for the owner to recognise the address, too little for others to learn it. */
export function maskContact({ channel, address }: Contact): string {
  if (channel === 'mobile') return `${address.slice(0, 3)}****${address.slice(-4)}`;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at - 1)) || address.slice(0, 1)}***${address.slice(at)}`;
}

const DIGITS_SHOWN = 4;

/** Initial nickname: the name in the mail address, or `nameWith` applied to the last digits of the mobile number. */
export function suggestNickName({ channel, address }: Contact, nameWith: (digits: string) => string): string {
  if (channel === 'mobile') return nameWith(address.slice(-DIGITS_SHOWN)).slice(0, NICK_NAME_LIMIT);
  const [name = ''] = address.split(/[@+]/, 1);
  return name.slice(0, NICK_NAME_LIMIT);
}
