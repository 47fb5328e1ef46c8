import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { ChoiceCount, FilterGroup, FilterGroupSkeleton } from './filter-group.tsx';
import type { Facets, ListData, TrailStep } from './list-data.ts';
import { type ListQuery, listAddress } from './list-query.ts';

const LEVELS = ['cpid', 'cid', 'thCid'] as const;

interface CategoryFilterProps {
  list: ListData;
  facets: Facets | undefined;
  isComing: boolean;
}

/** Subcategories of the current category, and a link to its parent. */
export function CategoryFilter({ list: { query, trail }, facets, isComing }: CategoryFilterProps) {
  const text = useText();
  if (isComing) return <FilterGroupSkeleton />;
  const here = trail.at(-1);
  const up = here && (
    <li>
      <Link
        to={listAddress(query, { categories: levels(trail.slice(0, -1)) })}
        className="flex min-h-9 items-center gap-1 rounded-control text-ink-soft text-sm hover:text-brand-ink max-lg:min-h-11"
      >
        <ChevronLeft aria-hidden className="flip-rtl size-4 shrink-0" />
        <span className="truncate">{trail.at(-2)?.name ?? text('shell.allCategories')}</span>
      </Link>
    </li>
  );
  const { categories: counted = [], isEstimate = false } = facets ?? {};
  // The deepest level has no subcategories: its siblings are shown instead.
  const base = counted.some(({ categoryId }) => categoryId === here?.id) ? trail.slice(0, -1) : trail;
  return (
    <FilterGroup title={text('shell.categories')}>
      {up}
      {counted.map(({ categoryId, categoryName, count }) => (
        <li key={categoryId}>
          <Link
            to={listAddress(query, { categories: levels([...base, { id: categoryId, name: categoryName }]) })}
            aria-current={categoryId === here?.id ? 'true' : undefined}
            className="flex min-h-9 items-center gap-2.5 rounded-control text-sm hover:text-brand-ink aria-current:font-semibold aria-current:text-brand-ink max-lg:min-h-11"
          >
            <span className="min-w-0 grow truncate">{categoryName}</span>
            <ChoiceCount count={count} isEstimate={isEstimate} />
          </Link>
        </li>
      ))}
    </FilterGroup>
  );
}

function levels(trail: readonly TrailStep[]): ListQuery['categories'] {
  return Object.fromEntries(trail.slice(0, LEVELS.length).map(({ id }, index) => [LEVELS[index], id]));
}
