import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import { isPlainClick } from './plain-click.ts';

interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** Address of the page with this tab open, for browsers without scripts. */
  to: string;
}

interface TabRowProps<Name extends string> {
  label: string;
  tabs: Tab<Name>[];
  open: Name;
  panelId: string;
  onOpen: (name: Name) => void;
}

/** Tabs within a page; without scripts they are links. */
export function TabRow<Name extends string>({ label, tabs, open, panelId, onOpen }: TabRowProps<Name>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  function choose(event: MouseEvent, name: Name) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(name);
  }

  function move(event: KeyboardEvent) {
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction);
    if (step === 0) return;
    event.preventDefault();
    const here = tabs.findIndex(({ name }) => name === open);
    const next = tabs[(here + step + tabs.length) % tabs.length];
    if (!next) return;
    onOpen(next.name);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.name}`)}`)?.focus();
  }

  return (
    <div ref={row} role="tablist" aria-label={label} onKeyDown={move} className="flex gap-6 border-line border-b">
      {tabs.map(({ name, label: labelText, to }) => (
        <Link
          key={name}
          id={`${id}-${name}`}
          to={to}
          role="tab"
          replace
          aria-selected={name === open}
          aria-controls={panelId}
          tabIndex={name === open ? 0 : -1}
          onClick={(event) => choose(event, name)}
          className="-mb-px grid min-h-11 place-items-center border-transparent border-b-2 font-medium text-ink-soft text-sm hover:text-ink aria-selected:border-brand aria-selected:font-semibold aria-selected:text-ink"
        >
          {labelText}
        </Link>
      ))}
    </div>
  );
}

function stepOf(key: string, direction: string): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
