import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';

interface MenuProps {
  /** The accessible name of the menu. */
  label: string;
  /** The button's content. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** `MenuLink`s and `MenuButton`s, which may be inside a form. */
  children: ReactNode;
}

/** A button with a menu. It opens and closes without scripts; arrow keys need them. */
export function Menu({ label, trigger, triggerClassName, children }: MenuProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  function focusWhenOpen(event: ToggleEvent) {
    if (event.newState === 'open') (chosenItem(panel.current) ?? items(panel.current)[0])?.focus();
  }

  function openOnArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    panel.current?.showPopover({ source: button.current ?? undefined });
  }

  function moveOrClose(event: KeyboardEvent) {
    if (event.key === 'Tab') return panel.current?.hidePopover();
    const next = itemForKey(event.key, items(panel.current));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function closeAfterChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest(ITEM)) panel.current?.hidePopover();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={panelId}
        aria-haspopup="menu"
        onKeyDown={openOnArrow}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={focusWhenOpen}
        onKeyDown={moveOrClose}
        onClick={closeAfterChoice}
        className="menu-panel min-w-44 max-w-[calc(100vw-2rem)] rounded-card bg-mist p-1.5 shadow-float"
      >
        {children}
      </div>
    </>
  );
}

const ITEM = '[role^=menuitem]';

function items(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
}

function chosenItem(panel: HTMLElement | null): HTMLElement | undefined {
  return items(panel).find((item) => item.ariaChecked === 'true');
}

function itemForKey(key: string, all: HTMLElement[]): HTMLElement | undefined {
  const here = all.findIndex((item) => item.matches(':focus'));
  if (key === 'ArrowDown') return all[(here + 1) % all.length];
  if (key === 'ArrowUp') return all.at(here <= 0 ? -1 : here - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  return undefined;
}

const ITEM_CLASS =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-sm outline-offset-0 hover:bg-well focus-visible:bg-well';

export function MenuLink(props: LinkProps) {
  return <Link role="menuitem" className={ITEM_CLASS} {...props} />;
}

interface MenuButtonProps extends ComponentProps<'button'> {
  /** For a choice among several: whether it is the current one. */
  checked?: boolean;
}

export function MenuButton({ checked, children, ...attributes }: MenuButtonProps) {
  const choice = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <button type="button" className={ITEM_CLASS} {...choice} {...attributes}>
      {children}
      {checked && <Check className="ms-auto size-4 shrink-0 text-brand-ink" />}
    </button>
  );
}
