import type { ComponentProps } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Invoice } from './invoice.ts';

const TONES = {
  applying: 'info',
  issued: 'success',
  failed: 'danger',
} as const satisfies Record<Invoice['state'], ComponentProps<typeof Badge>['tone']>;

export function InvoiceBadge({ state }: Pick<Invoice, 'state'>) {
  const text = useText();
  return <Badge tone={TONES[state]}>{text(`invoices.state.${state}`)}</Badge>;
}
