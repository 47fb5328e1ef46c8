import { useText } from '@galleria/console-kit/console-context';
import type { ListedInvoice } from '@galleria/console-kit/invoices/invoice-state';
import type { mallInvoiceInfo } from '@galleria/contract/invoices/staff-invoices';
import type { OutputOf } from '@galleria/contract/operation';
import { TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';

export type InvoiceInfo = OutputOf<typeof mallInvoiceInfo>;

/** States by which the list can be filtered. */
export const LIST_STATES = ['applying', 'correction', 'issued', 'failed'] as const;

/** The title of the invoice: the person or company that it is made out to. */
export function InvoiceTitle({ invoice: { headerType, headerName } }: { invoice: ListedInvoice }) {
  const text = useText<'platform'>();
  const kind = headerType === TITLE_TYPE.unit ? 'consoleInvoices.unit' : 'consoleInvoices.person';
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      <bdi>{headerName}</bdi> · {text(kind)}
    </span>
  );
}
