import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { fetchRates, saveRateSource, type staffCurrencyList } from '@galleria/contract/site/currencies';
import { Flex } from 'antd';
import { useState } from 'react';

type Listed = Pick<OutputOf<typeof staffCurrencyList>, 'source' | 'lastRun'>;

const EXAMPLE = '{"base": "USD", "rates": {"EUR": 0.92, "GBP": 0.78}}';

/** The source from which the daily job fetches rates, and the result of its last run. */
export function RateSource({ source, lastRun }: Listed) {
  const text = useText<'platform'>();
  const toast = useToast();
  return (
    <Panel title={text('platformSite.source')}>
      <Flex vertical gap="middle" style={{ maxWidth: 640 }}>
        <SecondaryText>
          {text('platformSite.sourceIntro')}{' '}
          <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {EXAMPLE}
          </code>
        </SecondaryText>
        <Can permission="settings.edit">
          <ContractForm
            operation={saveRateSource}
            initial={source}
            fields={{
              url: { label: text('platformSite.sourceUrl'), isRequired: false },
              isOn: { label: text('platformSite.sourceOn'), isRequired: true },
            }}
            fieldOfRefusal={{ 'rates.noSource': 'url' }}
            submit={text('console.save')}
            onDone={() => toast(text('platformSite.sourceSaved'))}
          />
        </Can>
        <Flex gap="middle" wrap align="center">
          <LastRun lastRun={lastRun} />
          {source.url && (
            <Can permission="settings.edit">
              <FetchRatesButton />
            </Can>
          )}
        </Flex>
      </Flex>
    </Panel>
  );
}

function LastRun({ lastRun: { time, problem, changed, waiting } }: Pick<Listed, 'lastRun'>) {
  const text = useText<'platform'>();
  if (!time) return <SecondaryText>{text('platformSite.run.never')}</SecondaryText>;
  return (
    <SecondaryText>
      <TimeText time={time} />: {text(`platformSite.run.${problem || 'done'}`, { changed, waiting })}
    </SecondaryText>
  );
}

function FetchRatesButton() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const [busy, setBusy] = useState(false);
  const fetchNow = async () => {
    setBusy(true);
    await mutate(fetchRates, {});
    setBusy(false);
  };
  return (
    <BusyButton busy={busy} onClick={() => void fetchNow()}>
      {text('platformSite.fetchNow')}
    </BusyButton>
  );
}
