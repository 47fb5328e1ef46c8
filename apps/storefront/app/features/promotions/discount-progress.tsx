import { type Step, useDiscountText } from './use-discount-text.ts';

interface Progress {
  readonly kind: 'spend' | 'pieces';
  readonly reached: Step | null;
  readonly next: (Step & { readonly missing: number }) | null;
}

/** What a cart saves by a discount now, and the amount or pieces missing to its next step. */
export function ProgressText({ progress }: { progress: Progress }) {
  const discountText = useDiscountText();
  const { reached, next } = progress;
  return (
    <>
      {reached && <span className="block text-success">{discountText.reached(progress, reached)}</span>}
      {next && <span className="block">{discountText.next(progress, next)}</span>}
    </>
  );
}

interface ProgressBarProps {
  progress: { readonly next: { readonly from: number; readonly missing: number } | null };
}

/** Nothing once the last step is reached. */
export function ProgressBar({ progress: { next } }: ProgressBarProps) {
  if (!next) return null;
  const percent = ((next.from - next.missing) / next.from) * 100;
  return (
    <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-line">
      <span
        className="block h-full rounded-full bg-brand"
        style={{ width: `${Math.max(0, Math.min(100, percent))}%` }}
      />
    </span>
  );
}
