import { useText } from '@galleria/console-kit/console-context';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeInvoiceInfo, storeInvoicePage } from '@galleria/contract/store-invoices';
import { TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';
import { Flex, Tag, Typography } from 'antd';

export type Invoice = OutputOf<typeof storeInvoicePage>['records'][number];
export type InvoiceInfo = OutputOf<typeof storeInvoiceInfo>;

/** What the list can be narrowed to. */
export const LIST_STATES = ['waiting', 'applying', 'correction', 'issued', 'failed'] as const;

const COLOURS = { applying: 'warning', issued: 'success', failed: 'error', correction: 'warning' } as const;

export function InvoiceState({ invoice: { state, needsCorrection } }: { invoice: Invoice }) {
  const text = useText<'merchant'>();
  const shown = needsCorrection ? 'correction' : state;
  return <Tag color={COLOURS[shown]}>{text(`merchantInvoices.state.${shown}`)}</Tag>;
}

/** Who it is made out to. */
export function InvoiceTitle({ invoice: { headerType, headerName, invoiceTaxNumber } }: { invoice: Invoice }) {
  const text = useText<'merchant'>();
  const isUnit = headerType === TITLE_TYPE.unit;
  return (
    <Flex vertical style={{ textAlign: 'start', overflowWrap: 'anywhere', maxWidth: 320 }}>
      <bdi>{headerName}</bdi>
      <Typography.Text type="secondary">
        {text(isUnit ? 'merchantInvoices.unit' : 'merchantInvoices.person')}
        {isUnit && (
          <>
            {' · '}
            <bdi dir="ltr">{invoiceTaxNumber}</bdi>
          </>
        )}
      </Typography.Text>
    </Flex>
  );
}
