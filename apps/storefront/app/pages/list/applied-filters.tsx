import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../words/words.tsx';
import { listAddress, unfiltered } from './list-address.ts';
import type { ListData } from './list-data.ts';
import { useAppliedFilters } from './use-applied-filters.ts';

/** What narrows the list down, each to be taken away by itself, and all at once. */
export function AppliedFilters({ list }: { list: ListData }) {
  const text = useText();
  const applied = useAppliedFilters(list);
  if (applied.length === 0) return null;
  return (
    <ul aria-label={text('search.list.applied')} className="mb-3 flex flex-wrap items-center gap-2 md:mb-4">
      {applied.map(({ key, label, without }) => (
        <li key={key} className="min-w-0">
          <Link
            to={listAddress(list.query, without)}
            preventScrollReset
            aria-label={text('search.list.remove', { filter: label })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-mist ps-3 pe-2 text-sm shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-well"
          >
            <bdi className="truncate">{label}</bdi>
            <X aria-hidden className="size-4 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listAddress(unfiltered(list.query), {})}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 font-semibold text-brand-ink text-sm hover:underline"
        >
          {text('search.list.clearAll')}
        </Link>
      </li>
    </ul>
  );
}
