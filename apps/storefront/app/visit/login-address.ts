/** Adds the path to redirect to afterwards. */
export function withRedirect(address: string, afterwards: string): string {
  if (afterwards === '/') return address;
  return `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(afterwards)}`;
}

/** The login page, which redirects to this path afterwards. */
export function loginAddress(afterwards: string): string {
  return withRedirect('/login', afterwards);
}
