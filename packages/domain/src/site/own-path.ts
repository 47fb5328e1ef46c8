/**
 * A page of this mall and of no other, as path, query and hash. What browsers read differently than it looks (control
 * characters, backslashes, `//host`) is no page of ours, whatever it resolves to.
 */
export function ownPath(wanted: unknown, publicUrl: string): string | undefined {
  if (typeof wanted !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, publicUrl))
    return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, publicUrl);
  return origin === new URL(publicUrl).origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
