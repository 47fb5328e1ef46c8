import { formatNumber } from '@galleria/i18n/formats';
import { Check, ChevronDown } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useText } from '../../messages/messages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const SHOWN = 6;

/** The first few choices; the others are in `<details>`. */
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

interface ChoiceLinkProps {
  to: string;
  isChosen: boolean;
  /** The number of products with this choice, if known. */
  count?: number;
  isEstimate?: boolean;
  /** Choices exclude each other, as with radio buttons. */
  isSingle?: boolean;
  children: ReactNode;
}

/** A choice as a link: to the list with it, or without it when it is chosen. */
export function ChoiceLink({ to, isChosen, count, isEstimate = false, isSingle = false, children }: ChoiceLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        rel="nofollow"
        preventScrollReset
        className="group/choice flex min-h-9 items-center gap-2.5 rounded-control text-sm hover:text-brand-ink aria-current:font-semibold max-lg:min-h-11"
      >
        <span
          aria-hidden
          className={`grid size-4 shrink-0 place-items-center border border-edge group-hover/choice:border-ink group-aria-current/choice:border-brand group-aria-current/choice:bg-brand ${isSingle ? 'rounded-full' : 'rounded-[4px]'}`}
        >
          {isChosen && <Check className="size-3 stroke-3 text-on-brand" />}
        </span>
        <span className="wrap-break-word min-w-0 grow py-1">{children}</span>
        {count !== undefined && <ChoiceCount count={count} isEstimate={isEstimate} />}
      </Link>
    </li>
  );
}

/** Significant digits of an estimate. */
const DIGITS = 2;

interface ChoiceCountProps {
  count: number;
  /** Counted in a sample of the products. */
  isEstimate: boolean;
}

/** The number of products of a choice. An estimate has a sign, and words for screen readers. */
export function ChoiceCount({ count, isEstimate }: ChoiceCountProps) {
  const text = useText();
  const locale = useLocale();
  const shown = formatNumber(locale, isEstimate ? Number(count.toPrecision(DIGITS)) : count);
  return (
    <span className="relative shrink-0 font-normal text-ink-soft text-xs tabular-nums">
      {isEstimate ? (
        <>
          <span aria-hidden>≈ {shown}</span>
          <span className="sr-only">{text('search.list.roughly', { count: shown })}</span>
        </>
      ) : (
        shown
      )}
    </span>
  );
}
