import type { mallInvoicePage } from '@galleria/contract/invoices/staff-invoices';
import type { OutputOf } from '@galleria/contract/operation';
import { Tag } from 'antd';
import { useText } from '../console-context.tsx';

/** An invoice as the lists of both consoles have it. */
export type ListedInvoice = OutputOf<typeof mallInvoicePage>['records'][number];

const COLOURS = { applying: 'processing', issued: 'success', failed: 'error', correction: 'warning' } as const;

interface InvoiceStateProps {
  invoice: Pick<ListedInvoice, 'state' | 'needsCorrection'>;
  /** Whoever reads it has to issue it: what waits is marked as work. */
  isIssuer?: boolean;
}

export function InvoiceState({ invoice: { state, needsCorrection }, isIssuer = false }: InvoiceStateProps) {
  const text = useText();
  const shown = needsCorrection ? 'correction' : state;
  const colour = isIssuer && shown === 'applying' ? 'warning' : COLOURS[shown];
  return <Tag color={colour}>{text(`consoleInvoices.state.${shown}`)}</Tag>;
}
