/** An address that leads on to this own path when its work is done. */
export function withRedirect(address: string, afterwards: string): string {
  if (afterwards === '/') return address;
  return `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(afterwards)}`;
}

/** The page to sign in on, which afterwards leads to this own path. */
export function loginAddress(afterwards: string): string {
  return withRedirect('/login', afterwards);
}
