import type { mallInvoicePage } from '@galleria/contract/invoices/staff-invoices';
import type { OutputOf } from '@galleria/contract/operation';
import { Tag } from 'antd';
import { useText } from '../console-context.tsx';

/** An invoice in the lists of both consoles. */
export type ListedInvoice = OutputOf<typeof mallInvoicePage>['records'][number];

const COLOURS = { applying: 'processing', issued: 'success', failed: 'error', correction: 'warning' } as const;

interface InvoiceStateProps {
  invoice: Pick<ListedInvoice, 'state' | 'needsCorrection'>;
  /** Whether the reader issues the invoice: then one that waits is coloured as work to do. */
  isIssuer?: boolean;
}

export function InvoiceState({ invoice: { state, needsCorrection }, isIssuer = false }: InvoiceStateProps) {
  const text = useText();
  const shown = needsCorrection ? 'correction' : state;
  const colour = isIssuer && shown === 'applying' ? 'warning' : COLOURS[shown];
  return <Tag color={colour}>{text(`consoleInvoices.state.${shown}`)}</Tag>;
}
