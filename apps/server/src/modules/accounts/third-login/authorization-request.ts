import { SOCIAL_TYPES, type SocialType } from '@galleria/domain/accounts/social-types';
import type { OAuthProvider } from '../../../gateways/oauth/oauth-provider.ts';
import type { Browser } from '../../../infra/calls/browser.ts';
import type { AccountsContext } from '../context.ts';
import { hashToken, newToken } from '../tokens.ts';

/** The callback of a provider must belong to an authorization request that the same browser started. */

export const REQUEST_LIFE_SECONDS = 600;

const BROWSER_COOKIE = 'mallThirdLogin';
const TOKEN_SHAPE = /^[\w-]{43}$/;

export function findProvider({ providers }: AccountsContext, socialType: SocialType): OAuthProvider | undefined {
  return providers.find((provider) => provider.socialType === socialType);
}

/** One exact redirect URI per provider: an equality check leaves no room for differences in URL parsing. */
export function isOwnCallback(callbackUrl: string, socialType: SocialType, publicUrl: string): boolean {
  const [name] = Object.entries(SOCIAL_TYPES).find(([, type]) => type === socialType) ?? [];
  return callbackUrl === `${publicUrl}/third-login/${name}`;
}

/**
 * Returns the hash of a cookie of the browser that starts a request, so that no other browser can be made to finish it.
 * An existing cookie is kept, because several tabs may have requests in progress.
 */
export function markBrowser(browser: Browser): Buffer {
  const known = browser.cookie(BROWSER_COOKIE);
  const token = known && TOKEN_SHAPE.test(known) ? known : newToken();
  browser.keep(BROWSER_COOKIE, token, REQUEST_LIFE_SECONDS);
  return hashToken(token);
}

export function browserHashOf(browser: Browser): Buffer {
  return hashToken(browser.cookie(BROWSER_COOKIE) ?? '');
}
