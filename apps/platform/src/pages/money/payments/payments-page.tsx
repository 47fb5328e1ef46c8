import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { paymentPage } from '@galleria/contract/payments/staff-payments';
import { PAYMENT_GATEWAYS, PAYMENT_STATES } from '@galleria/domain/payments/payment-states';
import { usePaymentColumns } from './payment-columns.tsx';

/** Payment attempts of all buyers. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    number: { kind: 'text', label: text('platformMoney.numberFilter') },
    buyer: { kind: 'text', label: text('platformMoney.buyerFilter') },
    state: {
      kind: 'select',
      label: text('platformMoney.state'),
      options: PAYMENT_STATES.map((value) => ({ value, label: text(`platformMoney.paymentState.${value}`) })),
    },
    gateway: {
      kind: 'select',
      label: text('platformMoney.gateway'),
      options: PAYMENT_GATEWAYS.map((value) => ({ value, label: text(`platformMoney.gateway.${value}`) })),
    },
    period: { kind: 'dateRange', label: text('platformMoney.period') },
  } satisfies Filters;
  return (
    <ListPage
      name="payments"
      title={text('platform.paymentList')}
      intro={text('platformMoney.paymentsIntro')}
      operation={paymentPage}
      columns={usePaymentColumns()}
      keyOf={({ payNumber }) => payNumber}
      filters={filters}
      views={[
        { name: text('platformMoney.paymentState.settled'), search: 'state=settled' },
        { name: text('platformMoney.paymentState.late'), search: 'state=late' },
        { name: text('platformMoney.paymentState.failed'), search: 'state=failed' },
      ]}
      toInput={({ number, buyer, state, gateway, period }) => ({
        ...{ number, buyer, from: period?.from, until: period?.until },
        state: PAYMENT_STATES.find((one) => one === state),
        gateway: PAYMENT_GATEWAYS.find((one) => one === gateway),
      })}
      emptyText={text('platformMoney.paymentsNone')}
    />
  );
}
