import { useText } from '@galleria/console-kit/console-context';
import type { OutputOf } from '@galleria/contract/operation';
import type { mallInvoiceInfo, mallInvoicePage } from '@galleria/contract/staff/invoices';
import { TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';
import { Tag } from 'antd';

export type Invoice = OutputOf<typeof mallInvoicePage>['records'][number];
export type InvoiceInfo = OutputOf<typeof mallInvoiceInfo>;

/** What the list can be narrowed to. */
export const LIST_STATES = ['applying', 'correction', 'issued', 'failed'] as const;

const COLOURS = { applying: 'processing', issued: 'success', failed: 'error', correction: 'warning' } as const;

export function InvoiceState({ invoice: { state, needsCorrection } }: { invoice: Invoice }) {
  const text = useText<'platform'>();
  const shown = needsCorrection ? 'correction' : state;
  return <Tag color={COLOURS[shown]}>{text(`platformInvoices.state.${shown}`)}</Tag>;
}

/** Who it is made out to. */
export function InvoiceTitle({ invoice: { headerType, headerName } }: { invoice: Invoice }) {
  const text = useText<'platform'>();
  const kind = headerType === TITLE_TYPE.unit ? 'platformInvoices.unit' : 'platformInvoices.person';
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      <bdi>{headerName}</bdi> · {text(kind)}
    </span>
  );
}
