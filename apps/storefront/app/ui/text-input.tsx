import type { ComponentProps } from 'react';

/** 16 px of type, or phones zoom in when it takes the focus. */
export function TextInput({ className = '', ...attributes }: ComponentProps<'input'>) {
  return (
    <input
      className={`min-h-11 w-full rounded-control border border-edge bg-mist px-3.5 py-2 text-base placeholder:text-ink-soft hover:border-ink disabled:opacity-50 aria-invalid:border-danger ${className}`}
      {...attributes}
    />
  );
}
