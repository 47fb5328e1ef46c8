import { type ReactNode, useId } from 'react';

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 font-semibold text-lg">
        {title}
      </h2>
      <div className="card p-5 md:p-8">{children}</div>
    </section>
  );
}
