import type { ReactNode } from 'react';

const TONES = {
  neutral: 'bg-well text-ink-soft',
  brand: 'bg-brand text-on-brand',
  soft: 'bg-brand-tint text-brand-ink',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  info: 'bg-info-tint text-info',
  danger: 'bg-danger-tint text-danger',
} as const;

export function Badge({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center rounded-[4px] px-1.5 py-0.5 font-semibold text-xs ${TONES[tone]}`}>
      {children}
    </span>
  );
}
