import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Can } from '@galleria/console-kit/sign-in/session';
import { storePayoutPage } from '@galleria/contract/payouts/staff-payouts';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { PAYOUT_STATES } from '@galleria/domain/payouts/payout-lifecycle';
import { useSearchParams } from 'react-router';
import { BatchButton, BatchesPanel } from './payout-batches.tsx';
import { usePayoutColumns } from './payout-columns.tsx';

const STATES = ['waiting', ...PAYOUT_STATES] as const;

/** Payouts that stores requested, the latest first. */
export function Component() {
  const text = useText<'platform'>();
  const [address] = useSearchParams();
  const filters = {
    state: {
      kind: 'select',
      label: text('platformMoney.state'),
      options: STATES.map((value) => ({ value, label: text(`platformMoney.payoutState.${value}`) })),
    },
    number: { kind: 'text', label: text('platformMoney.payoutNumber') },
    storeId: { kind: 'picker', label: text('platformMoney.store'), operation: storeOptions },
  } satisfies Filters;
  const payoutId = Number(address.get('payoutId')) || undefined;
  return (
    <ListPage
      name="payouts"
      title={text('platform.payouts')}
      intro={text('platformMoney.payoutsIntro')}
      action={
        <Can permission="payouts.approve">
          <BatchButton />
        </Can>
      }
      operation={storePayoutPage}
      columns={usePayoutColumns()}
      keyOf={({ payoutId: id }) => id}
      filters={filters}
      views={[
        { name: text('platformMoney.payoutState.waiting'), search: 'state=waiting' },
        { name: text('platformMoney.payoutState.requested'), search: 'state=requested' },
        { name: text('platformMoney.payoutState.approved'), search: 'state=approved' },
        { name: text('platformMoney.payoutState.paid'), search: 'state=paid' },
      ]}
      toInput={({ state, number, storeId }) => ({
        ...{ number, payoutId, storeId },
        state: STATES.find((one) => one === state),
      })}
      emptyText={text('platformMoney.payoutsNone')}
    >
      {() => <BatchesPanel />}
    </ListPage>
  );
}
