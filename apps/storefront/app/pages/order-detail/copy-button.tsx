import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useText } from '../../words/words.tsx';

/** It cannot do anything before scripts run, so it is not there without them. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const text = useText();
  const toast = useToast();

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
