import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The browser's own list, which every phone and keyboard knows how to serve. */
export function Select({ className = '', ...attributes }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={`min-h-11 w-full cursor-pointer appearance-none truncate rounded-control border border-edge bg-mist py-2 ps-3.5 pe-10 text-base hover:border-ink disabled:cursor-default disabled:opacity-50 aria-invalid:border-danger ${className}`}
        {...attributes}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
