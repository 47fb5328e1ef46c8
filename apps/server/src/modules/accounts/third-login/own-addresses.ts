import { SOCIAL_TYPES, type SocialType } from '@galleria/domain/accounts/social-types';

/**
 * The one address to which a site may send people back, for each site another: compared letter by letter, so that there
 * is nothing to be clever about.
 */
export function isOwnCallback(callbackUrl: string, socialType: SocialType, publicUrl: string): boolean {
  const [name] = Object.entries(SOCIAL_TYPES).find(([, type]) => type === socialType) ?? [];
  return callbackUrl === `${publicUrl}/third-login/${name}`;
}
