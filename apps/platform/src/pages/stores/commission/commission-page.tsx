import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Can } from '@galleria/console-kit/sign-in/session';
import { commissionRatePage } from '@galleria/contract/commission';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { RATE_STATES } from '@galleria/domain/commission/commission-rates';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useRateColumns } from './rate-columns.tsx';
import { RateDrawer } from './rate-drawer.tsx';

const SCOPES = ['category', 'store'] as const;

/** Rates of commission of categories and stores, with their history. */
export function Component() {
  const text = useText<'platform'>();
  const [isAdding, setAdding] = useState(false);
  const scopeText = {
    category: text('platformStores.scopeOfCategories'),
    store: text('platformStores.scopeOfStores'),
  };
  const filters = {
    store: { kind: 'picker', label: text('platformStores.store'), operation: storeOptions },
    scope: {
      kind: 'select',
      label: text('platformStores.rateOf'),
      options: SCOPES.map((value) => ({ value, label: scopeText[value] })),
    },
    state: {
      kind: 'select',
      label: text('platformStores.rateState'),
      options: RATE_STATES.map((value) => ({ value, label: text(`platformStores.rateState.${value}`) })),
    },
  } as const satisfies Filters;
  return (
    <>
      <ListPage
        name="commission"
        title={text('platform.commission')}
        action={
          <Can permission="stores.edit">
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setAdding(true)}>
              {text('platformStores.newRate')}
            </Button>
          </Can>
        }
        operation={commissionRatePage}
        columns={useRateColumns()}
        keyOf={({ rateId }) => rateId}
        filters={filters}
        views={[
          { name: text('platformStores.rateState.inForce'), search: 'state=inForce' },
          { name: text('platformStores.rateState.planned'), search: 'state=planned' },
          { name: text('platformStores.scopeOfCategories'), search: 'scope=category' },
        ]}
        toInput={({ store, scope, state }) => ({
          storeId: store,
          scope: SCOPES.find((one) => one === scope),
          state: RATE_STATES.find((one) => one === state),
        })}
        emptyText={text('platformStores.commissionEmpty')}
      >
        {({ data }) =>
          data && (
            <Alert type="info" showIcon title={text('platformStores.commissionIntro', { percent: data.mallPercent })} />
          )
        }
      </ListPage>
      <RateDrawer isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
