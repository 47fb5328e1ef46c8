import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../words/words.tsx';

/** For who has changed their mind, or did not pay where they were sent to. */
export function OtherWay({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <details className="group card">
      <summary className="flex items-center justify-between gap-3 rounded-card p-4 font-medium text-sm sm:px-6">
        {text('checkout.pay.otherWay')}
        <ChevronDown aria-hidden className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="p-4 pt-0 sm:px-6 sm:pb-6">{children}</div>
    </details>
  );
}
