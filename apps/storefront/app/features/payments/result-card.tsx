import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ResultCardProps {
  /** Rendered as the page's `h1`. */
  isHeadline?: boolean;
  icon: LucideIcon;
  iconClassName: string;
  title: string;
  sentence: string;
  children?: ReactNode;
}

/** The outcome of a payment, with links onwards. */
export function ResultCard({
  isHeadline = false,
  icon: Icon,
  iconClassName,
  title,
  sentence,
  children,
}: ResultCardProps) {
  const Heading = isHeadline ? 'h1' : 'h2';
  return (
    <section role="status" className="card flex flex-col items-center gap-2 px-4 py-12 text-center">
      <Icon aria-hidden className={`mb-2 size-14 ${iconClassName}`} />
      <Heading className={isHeadline ? 'font-bold text-xl' : 'font-semibold text-lg'}>{title}</Heading>
      <p className="max-w-md text-pretty text-ink-soft text-sm">{sentence}</p>
      {children}
    </section>
  );
}
