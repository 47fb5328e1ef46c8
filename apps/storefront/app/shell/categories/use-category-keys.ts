import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDirection } from '../../messages/messages.tsx';
import type { CategoryMenuState } from './use-category-menu.ts';

/** Keyboard navigation between the button, the first level and its children. */
export function useCategoryKeys(menu: CategoryMenuState) {
  const direction = useDirection();
  const trigger = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const flyout = useRef<HTMLElement>(null);

  function onTrigger(key: CategoryKey) {
    if (key === 'outwards') return menu.close();
    if (key !== 'next') return;
    flushSync(() => menu.setOpen(true));
    moveFocus(panel.current, 'first');
  }

  function inFirstLevel(key: CategoryKey) {
    if (key === 'outwards') {
      menu.close();
      trigger.current?.focus();
    } else if (key === 'inwards') {
      flushSync(menu.showHovered);
      moveFocus(flyout.current, 'first');
    } else {
      moveFocus(panel.current?.querySelector('ul') ?? null, key);
    }
  }

  function inFlyout(key: CategoryKey) {
    if (key === 'outwards') panel.current?.querySelector<HTMLElement>('[data-active]')?.focus();
    else moveFocus(flyout.current, key);
  }

  function handleKey(event: KeyboardEvent) {
    const key = categoryKey(event.key, direction);
    if (!key || !(event.target instanceof Node)) return;
    event.preventDefault();
    if (event.target === trigger.current) onTrigger(key);
    else if (flyout.current?.contains(event.target)) inFlyout(key);
    else inFirstLevel(key);
  }

  return { trigger, panel, flyout, handleKey };
}

/** Meaning of a key in the category menu; which arrow leads inwards depends on the reading direction. */
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

/** Moves the focus among the links of a container. */
function moveFocus(container: Element | null, key: CategoryKey): void {
  const links = [...(container?.querySelectorAll('a') ?? [])];
  const here = links.findIndex((link) => link.matches(':focus'));
  const last = links.length - 1;
  const target = { next: here + 1, previous: here - 1, first: 0, last, inwards: here + 1, outwards: here }[key];
  links[Math.max(0, Math.min(target, last))]?.focus();
}
