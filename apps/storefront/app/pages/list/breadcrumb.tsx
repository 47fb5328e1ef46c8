import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { categoryAddress } from '../../shell/categories/category-address.ts';
import type { TrailStep } from './list-data.ts';

const LINK = 'inline-flex min-h-11 items-center hover:text-brand-ink md:min-h-0';

interface BreadcrumbProps {
  trail: readonly TrailStep[];
  /** Name of the current page, when it is not the last category of the trail. */
  last?: string;
}

export function Breadcrumb({ trail, last }: BreadcrumbProps) {
  const text = useText();
  const steps = trail.map(({ name }, index) => {
    const [first = 0, second, third] = trail.slice(0, index + 1).map(({ id }) => id);
    return { name, to: categoryAddress(first, second, third) };
  });
  const names = last === undefined ? steps : [...steps, { name: last, to: '' }];
  return (
    <nav aria-label={text('search.list.breadcrumb')} className="mb-1 text-ink-soft text-xs md:mb-4">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <li>
          <Link to="/" className={LINK}>
            {text('shell.navHome')}
          </Link>
        </li>
        {names.map(({ name, to }, index) => (
          <li key={to} className="flex min-w-0 items-center gap-1.5">
            <ChevronRight aria-hidden className="flip-rtl size-3 shrink-0" />
            {index === names.length - 1 ? (
              <span aria-current="page" className="truncate text-ink">
                {name}
              </span>
            ) : (
              <Link to={to} className={LINK}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
