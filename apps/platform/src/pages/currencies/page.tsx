import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { SortableList, useSavedOrder } from '@galleria/console-kit/sortable-list';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { sortCurrencies, staffCurrencyList } from '@galleria/contract/site/currencies';
import { textIn } from '@galleria/domain/site/locales';
import { Button } from 'antd';
import { useState } from 'react';
import { CurrencyDrawer } from './currency-drawer.tsx';
import { CurrencyRow } from './currency-row.tsx';
import { RateHistory } from './rate-history.tsx';
import { RateSource } from './rate-source.tsx';
import { WaitingRates } from './waiting-rates.tsx';

type Listed = OutputOf<typeof staffCurrencyList>;
export type StaffCurrency = Listed['currencies'][number];

/** The currencies that prices can be shown in, their exchange rates and the source of the rates. */
export function Component() {
  const text = useText<'platform'>();
  const answer = useCall(staffCurrencyList, {});
  const [edited, setEdited] = useState<StaffCurrency | 'new'>();
  const [historyCode, setHistoryCode] = useState<string>();
  return (
    <Page
      title={text('platformSite.currenciesTitle')}
      intro={text('platformSite.currenciesIntro')}
      action={
        <Can permission="settings.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('platformSite.addCurrency')}
          </Button>
        </Can>
      }
    >
      <Loaded answer={answer} lines={10}>
        {({ currencies, source, lastRun }) => (
          <>
            <WaitingRates currencies={currencies} />
            <Panel>
              <Currencies currencies={currencies} onEdit={setEdited} onHistory={({ code }) => setHistoryCode(code)} />
            </Panel>
            <RateSource source={source} lastRun={lastRun} />
          </>
        )}
      </Loaded>
      <CurrencyDrawer currency={edited} onClose={() => setEdited(undefined)} />
      <RateHistory code={historyCode} onClose={() => setHistoryCode(undefined)} />
    </Page>
  );
}

interface CurrenciesProps {
  currencies: readonly StaffCurrency[];
  onEdit: (currency: StaffCurrency) => void;
  onHistory: (currency: StaffCurrency) => void;
}

function Currencies({ currencies, ...handlers }: CurrenciesProps) {
  const text = useText<'platform'>();
  const locale = useLocale();
  const mutate = useMutate();
  const isEditor = useCan('settings.edit');
  const { shown, sort } = useSavedOrder(currencies, (next) =>
    mutate(sortCurrencies, { codes: next.map(({ code }) => code) }),
  );
  return (
    <SortableList
      items={shown}
      keyOf={({ code }) => code}
      nameOf={({ name, code }) => textIn(name, locale) || code}
      onSort={isEditor ? (next) => void sort(next) : undefined}
      aria-label={text('platformSite.sortCurrencies')}
    >
      {(currency) => <CurrencyRow currency={currency} {...handlers} />}
    </SortableList>
  );
}
