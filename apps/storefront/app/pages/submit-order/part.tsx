import { type ReactNode, useId } from 'react';

interface PartProps {
  title: ReactNode;
  /** Across from the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of the way to an order. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-semibold text-base tracking-normal">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
