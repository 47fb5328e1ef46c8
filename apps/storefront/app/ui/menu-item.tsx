import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

const LOOK =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-sm outline-offset-0 hover:bg-well focus-visible:bg-well';

export function MenuLink(props: LinkProps) {
  return <Link role="menuitem" className={LOOK} {...props} />;
}

interface MenuButtonProps extends ComponentProps<'button'> {
  /** For one choice out of several: whether it is the present one. */
  checked?: boolean;
}

export function MenuButton({ checked, children, ...attributes }: MenuButtonProps) {
  const choice = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <button type="button" className={LOOK} {...choice} {...attributes}>
      {children}
      {checked && <Check className="ms-auto size-4 shrink-0 text-brand-ink" />}
    </button>
  );
}
