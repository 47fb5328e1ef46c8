import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Combobox {
  readonly isOpen: boolean;
  /** Index of the option that Enter would choose; -1 is the typed text itself. */
  readonly active: number;
  readonly close: () => void;
}

/**
 * Turns an existing input into a combobox: arrow keys move through the options and back to the text, Enter follows the
 * active one, Esc closes. The focus stays in the input throughout, as WAI-ARIA requires.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { listId, count, optionId }: { listId: string; count: number; optionId: (index: number) => string },
): Combobox {
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  const chosen = isOpen && active < count ? active : -1;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // While an input method (Chinese, Japanese) composes a word, keys belong to it.
    if (event.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setWanted(false);
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setWanted(true);
      setActive(nextOption(chosen, count, event.key === 'ArrowDown' ? 1 : -1));
    }
  });
  const onTyping = useEffectEvent(() => {
    setWanted(true);
    setActive(-1);
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    for (const type of ['input', 'focus', 'click']) input.addEventListener(type, () => onTyping(), { signal });
    input.form?.addEventListener('submit', () => setWanted(false), { signal });
    input.form?.addEventListener('focusout', (event) => leave(event), { signal });
    return () => listeners.abort();

    function leave({ relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof Node && input?.form?.contains(relatedTarget))) setWanted(false);
    }
  }, [field]);

  useEffect(() => {
    const option = chosen >= 0 ? optionId(chosen) : undefined;
    setAttributes(field.current, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': option,
    });
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [field, isOpen, chosen, listId, optionId]);

  return { isOpen, active: chosen, close: () => setWanted(false) };
}

/** Cyclic: the text is between the last option and the first. */
export function nextOption(active: number, count: number, step: 1 | -1): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}

function setAttributes(element: Element | null, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}
