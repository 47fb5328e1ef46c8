import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';

interface SectionHeadProps {
  id: string;
  title: string;
  to: string;
  /** Label of the link; default: "see all". */
  more?: string;
}

/** The link covers the whole row. */
export function SectionHead({ id, title, to, more }: SectionHeadProps) {
  const text = useText();
  return (
    <div className="group relative mb-4 flex items-baseline justify-between gap-4 md:mb-6">
      <h2 id={id} className="font-bold text-lg md:text-xl">
        {title}
      </h2>
      <Link
        to={to}
        aria-label={more ? undefined : text('home.seeAllOf', { title })}
        className="covers-parent flex min-h-6 shrink-0 items-center gap-1 rounded-control font-medium text-ink-soft text-sm group-hover:text-brand-ink"
      >
        {more ?? text('home.seeAll')}
        <ArrowRight aria-hidden className="flip-rtl size-4" />
      </Link>
    </div>
  );
}
