/** Adds the path to go to afterwards. */
export function withRedirect(address: string, afterwards: string): string {
  if (afterwards === '/') return address;
  return `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(afterwards)}`;
}

/** The login page, which afterwards redirects to this path. */
export function loginAddress(afterwards: string): string {
  return withRedirect('/login', afterwards);
}
