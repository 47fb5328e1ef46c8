import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChoiceCount } from './choice-count.tsx';

interface ChoiceLinkProps {
  to: string;
  isChosen: boolean;
  /** How many products it leaves, if that is known. */
  count?: number;
  isEstimate?: boolean;
  /** One of several, not any of them. */
  isSingle?: boolean;
  children: ReactNode;
}

/** A choice that is a link: it leads to the list with it, or without it when it is chosen already. */
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
