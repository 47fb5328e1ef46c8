/**
 * Path, query and hash of a page of this mall, or undefined. Texts that browsers resolve in unexpected ways (control
 * characters, backslashes, `//host`) are refused, whatever they resolve to.
 */
export function ownPath(wanted: unknown, publicUrl: string): string | undefined {
  if (typeof wanted !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, publicUrl))
    return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, publicUrl);
  return origin === new URL(publicUrl).origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
