import { useText } from '@galleria/console-kit/console-context';
import type { ListedInvoice } from '@galleria/console-kit/invoices/invoice-state';
import type { storeInvoiceInfo } from '@galleria/contract/invoices/store-invoices';
import type { OutputOf } from '@galleria/contract/operation';
import { TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';
import { Flex, Typography } from 'antd';

export type InvoiceInfo = OutputOf<typeof storeInvoiceInfo>;

/** States that the list can be filtered by. */
export const LIST_STATES = ['waiting', 'applying', 'correction', 'issued', 'failed'] as const;

/** Recipient of the invoice. */
export function InvoiceTitle({ invoice: { headerType, headerName, invoiceTaxNumber } }: { invoice: ListedInvoice }) {
  const text = useText<'merchant'>();
  const isUnit = headerType === TITLE_TYPE.unit;
  return (
    <Flex vertical style={{ textAlign: 'start', overflowWrap: 'anywhere', maxWidth: 320 }}>
      <bdi>{headerName}</bdi>
      <Typography.Text type="secondary">
        {text(isUnit ? 'consoleInvoices.unit' : 'consoleInvoices.person')}
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
