/** A path of this mall and of no other: whatever does not resolve to our own origin leads home. */
export function ownPath(wanted: unknown, publicUrl: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, publicUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, publicUrl);
  const stays = origin === new URL(publicUrl).origin && !pathname.startsWith('//');
  return stays ? pathname + search + hash : '/';
}
