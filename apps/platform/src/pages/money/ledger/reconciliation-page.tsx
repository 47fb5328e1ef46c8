import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { paymentPage } from '@galleria/contract/payments/staff-payments';
import { PAYMENT_TROUBLES } from '@galleria/domain/payments/payment-states';
import { EventsPanel } from '../payments/events-panel.tsx';
import { usePaymentColumns } from '../payments/payment-columns.tsx';

/** Payments that staff have to look into, each with its possible actions. */
export function Component() {
  const text = useText<'platform'>();
  const filters = {
    trouble: {
      kind: 'select',
      label: text('platformMoney.troubleFilter'),
      options: PAYMENT_TROUBLES.map((value) => ({ value, label: text(`platformMoney.trouble.${value}`) })),
    },
  } satisfies Filters;
  return (
    <ListPage
      name="reconciliation"
      title={text('platform.reconciliation')}
      intro={text('platformMoney.reconciliationIntro')}
      operation={paymentPage}
      columns={usePaymentColumns()}
      keyOf={({ payNumber }) => payNumber}
      filters={filters}
      views={PAYMENT_TROUBLES.map((one) => ({ name: text(`platformMoney.trouble.${one}`), search: `trouble=${one}` }))}
      toInput={({ trouble }) => ({ trouble: PAYMENT_TROUBLES.find((one) => one === trouble) ?? ('any' as const) })}
      emptyText={text('platformMoney.reconciliationNone')}
    >
      {() => <EventsPanel />}
    </ListPage>
  );
}
