import { type ReactNode, useId } from 'react';
import { ErrorLine } from '../../ui/fields/field.tsx';

interface PartProps {
  title: ReactNode;
  /** Opposite the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the checkout page. */
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

/** A refusal, shown in the part of the page that it is about. It receives the focus. */
export function Refusal({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <div data-refusal tabIndex={-1} className="scroll-mt-24 rounded-control bg-danger-tint px-3.5 py-3">
      <ErrorLine>{message}</ErrorLine>
    </div>
  );
}
