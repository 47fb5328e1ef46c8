/** Carries the session token: HttpOnly, and not sent with cross-site writes. */
export const TOKEN_COOKIE = 'cbecBbcToken';

/** Session cookies of the merchant back office and the platform console. */
export const SELLER_COOKIE = 'merchantToken';
export const STAFF_COOKIE = 'platformToken';

/** Cookies of the consoles, limited by path to the calls of their console. */
const CONSOLE_COOKIES: readonly { readonly name: string; readonly path: string }[] = [
  { name: SELLER_COOKIE, path: '/api/m' },
  { name: 'merchantDevice', path: '/api/m' },
  { name: STAFF_COOKIE, path: '/api/s' },
  { name: 'platformDevice', path: '/api/s' },
];

/** The cookie with the session for a request to this address: the realms never mix. */
export function tokenCookieFor(url: string): string {
  return CONSOLE_COOKIES.find(({ path }) => url.startsWith(`${path}/`))?.name ?? TOKEN_COOKIE;
}

export function cookiePath(name: string): string {
  return CONSOLE_COOKIES.find((cookie) => cookie.name === name)?.path ?? '/';
}

/** Marks a device that has signed in before. It does not authenticate. */
export const DEVICE_COOKIE = 'mallDevice';
export const DEVICE_COOKIES = { buyer: DEVICE_COOKIE, seller: 'merchantDevice', staff: 'platformDevice' } as const;
