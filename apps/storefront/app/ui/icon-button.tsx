import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className = '', ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-control text-ink transition-[background-color] hover:bg-well disabled:opacity-40 aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-40 [&_svg]:size-5 ${className}`}
      {...attributes}
    >
      {icon}
    </button>
  );
}
