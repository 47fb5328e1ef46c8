import { Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';

/** A titled section of the order page. */
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

/** Needs scripts, so it is hidden without them. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const text = useText();

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(text('orders.detail.copied'));
    } catch {
      toast.error(text('orders.detail.notCopied'));
    }
  }

  return (
    <Button tone="outline" size="small" aria-label={label} onClick={copy} className="noscript:hidden">
      <Copy aria-hidden className="size-3.5" />
      {text('orders.detail.copy')}
    </Button>
  );
}
