import { useText } from '@galleria/console-kit/console-context';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { payoutPage, storeBalance } from '@galleria/contract/payouts/store-money';
import { PAYOUT_STATES } from '@galleria/domain/payouts/payout-lifecycle';
import { useState } from 'react';
import { BalanceCards } from './balance-cards.tsx';
import { usePayoutColumns } from './payout-columns.tsx';
import { RequestButton, RequestDrawer } from './request-drawer.tsx';
import { WeeklyPanel } from './weekly-panel.tsx';

/** The store's balance and its payouts. */
export function Component() {
  const text = useText<'merchant'>();
  const [isRequesting, setRequesting] = useState(false);
  const balance = useCall(storeBalance, {});
  const filters = {
    state: {
      kind: 'select',
      label: text('merchantMoney.state'),
      options: PAYOUT_STATES.map((value) => ({ value, label: text(`merchantMoney.state.${value}`) })),
    },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="payouts"
        title={text('merchant.money')}
        intro={text('merchantMoney.moneyIntro')}
        action={
          <Can permission="money.payout">
            <RequestButton balance={balance.data} onRequest={() => setRequesting(true)} />
          </Can>
        }
        operation={payoutPage}
        columns={usePayoutColumns()}
        keyOf={({ payoutNumber }) => payoutNumber}
        filters={filters}
        toInput={({ state }) => ({ state: PAYOUT_STATES.find((one) => one === state) })}
        emptyText={text('merchantMoney.payoutsNone')}
      >
        {() => (
          <>
            <BalanceCards answer={balance} />
            <WeeklyPanel balance={balance.data} />
          </>
        )}
      </ListPage>
      <RequestDrawer balance={isRequesting ? balance.data : undefined} onClose={() => setRequesting(false)} />
    </>
  );
}
