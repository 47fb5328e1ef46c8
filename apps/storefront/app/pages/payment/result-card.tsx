import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ResultCardProps {
  icon: LucideIcon;
  iconLook: string;
  title: string;
  sentence: string;
  children: ReactNode;
}

/** How it ended, and the ways on. */
export function ResultCard({ icon: Icon, iconLook, title, sentence, children }: ResultCardProps) {
  return (
    <section role="status" className="card flex flex-col items-center gap-2 px-4 py-12 text-center">
      <Icon aria-hidden className={`mb-2 size-14 ${iconLook}`} />
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="max-w-md text-pretty text-ink-soft text-sm">{sentence}</p>
      {children}
    </section>
  );
}
