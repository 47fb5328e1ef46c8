import { ChevronDown } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useText } from '../../words/words.tsx';

const SHOWN = 6;

/** The first few choices, and the rest when somebody asks for them. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  const choices = Children.toArray(children);
  if (choices.length === 0) return null;
  const more = choices.slice(SHOWN);
  return (
    <section className="py-4">
      <h2 className="mb-1 font-semibold text-sm">{title}</h2>
      <ul>{choices.slice(0, SHOWN)}</ul>
      {more.length > 0 && (
        <details className="group/more">
          <summary className="flex min-h-9 list-none items-center gap-1 font-semibold text-ink-soft text-xs hover:text-brand-ink [&::-webkit-details-marker]:hidden">
            {text('search.list.more', { count: more.length })}
            <ChevronDown aria-hidden className="size-3.5 transition-transform group-open/more:-scale-y-100" />
          </summary>
          <ul>{more}</ul>
        </details>
      )}
    </section>
  );
}

export function FilterGroupSkeleton() {
  return (
    <div className="flex flex-col gap-3 py-4">
      <Skeleton className="h-5 w-20" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
