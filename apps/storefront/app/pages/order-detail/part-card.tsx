import { type ReactNode, useId } from 'react';

/** A part of what there is to know about an order. */
export function PartCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card p-4 sm:p-5">
      <h2 id={titleId} className="mb-3 font-semibold text-base tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FactProps {
  label: string;
  /** A number or a code, which reads from left to right in every language. */
  isCode?: boolean;
  children: ReactNode;
}

/** A row of a `<dl>`. */
export function Fact({ label, isCode = false, children }: FactProps) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="shrink-0 text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere min-w-0 text-end">
        <bdi dir={isCode ? 'ltr' : undefined} className={isCode ? 'tabular-nums' : ''}>
          {children}
        </bdi>
      </dd>
    </div>
  );
}
