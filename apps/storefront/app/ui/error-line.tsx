import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** An error message beside its cause. `id`: for `aria-describedby`. */
export function ErrorLine({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
