import { SOCIAL_TYPES, type SocialType } from '@galleria/domain/accounts/social-types';

/**
 * The one address to which a site may send people back, for each site another: compared letter by letter, so that there
 * is nothing to be clever about.
 */
export function isOwnCallback(callbackUrl: string, socialType: SocialType, publicUrl: string): boolean {
  const [name] = Object.entries(SOCIAL_TYPES).find(([, type]) => type === socialType) ?? [];
  return callbackUrl === `${publicUrl}/third-login/${name}`;
}

const CONTROL_CHARACTER = /\p{Cc}/u;

/** A page of this mall to go to afterwards, as path and query; empty for anything that could lead elsewhere. */
export function ownPath(wanted: string, publicUrl: string): string {
  if (!/^\/(?![/\\])/.test(wanted) || CONTROL_CHARACTER.test(wanted)) return '';
  const mall = new URL(publicUrl);
  if (!URL.canParse(wanted, mall)) return '';
  const { origin, pathname, search, hash } = new URL(wanted, mall);
  // `/.//elsewhere` is our page by itself but would be another host once its dots are resolved.
  return origin === mall.origin && !pathname.startsWith('//') ? pathname + search + hash : '';
}
