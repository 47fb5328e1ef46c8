/** What a key means in the category menu; which arrow leads inwards depends on the direction of reading. */
export type CategoryKey = 'next' | 'previous' | 'first' | 'last' | 'inwards' | 'outwards';

export function categoryKey(key: string, direction: 'ltr' | 'rtl'): CategoryKey | undefined {
  const inwards = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const outwards = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  const meanings: Record<string, CategoryKey> = {
    ArrowDown: 'next',
    ArrowUp: 'previous',
    Home: 'first',
    End: 'last',
    [inwards]: 'inwards',
    [outwards]: 'outwards',
    Escape: 'outwards',
  };
  return meanings[key];
}

/** Moves the focus along the links of a container. */
export function moveFocus(container: Element | null, key: CategoryKey): void {
  const links = [...(container?.querySelectorAll('a') ?? [])];
  const here = links.findIndex((link) => link.matches(':focus'));
  const last = links.length - 1;
  const target = { next: here + 1, previous: here - 1, first: 0, last, inwards: here + 1, outwards: here }[key];
  links[Math.max(0, Math.min(target, last))]?.focus();
}
