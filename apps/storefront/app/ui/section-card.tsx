import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  title: string;
  intro?: string;
  /** Opposite the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function SectionCard({ title, intro, aside, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card p-4 sm:p-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={titleId} className="font-semibold text-base tracking-normal">
            {title}
          </h2>
          {intro && <p className="mt-0.5 text-pretty text-ink-soft text-sm">{intro}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
