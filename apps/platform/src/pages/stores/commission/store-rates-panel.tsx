import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { commissionRatePage } from '@galleria/contract/commission';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { PercentText, type Rate, RateStateTag, WithdrawButton } from './rate-columns.tsx';
import { RateDrawer } from './rate-drawer.tsx';

const RATES_SHOWN = 50;

/** Rates of one store, the latest first. */
export function StoreRatesPanel({ storeId }: { storeId: number }) {
  const text = useText<'platform'>();
  const answer = useCall(commissionRatePage, { storeId, size: RATES_SHOWN });
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={text('platformStores.commission')}
      extra={
        <Can permission="stores.edit">
          <Button onClick={() => setAdding(true)}>{text('platformStores.newRate')}</Button>
        </Can>
      }
    >
      <Loaded answer={answer} lines={3}>
        {({ records, mallPercent }) => (
          <Flex vertical gap="middle">
            {records.length === 0 && (
              <Typography.Text>{text('platformStores.commissionNone', { percent: mallPercent })}</Typography.Text>
            )}
            {records.map((rate) => (
              <RateLine key={rate.rateId} rate={rate} />
            ))}
          </Flex>
        )}
      </Loaded>
      <RateDrawer storeId={storeId} isOpen={isAdding} onClose={() => setAdding(false)} />
    </Panel>
  );
}

function RateLine({ rate }: { rate: Rate }) {
  const text = useText<'platform'>();
  const { percent, state, categoryNames, validFrom, validUntil, note, setBy } = rate;
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <Flex vertical>
        <Flex wrap gap="small" align="center">
          <PercentText percent={percent} /> <RateStateTag state={state} />
          <bdi>{categoryNames.join(' › ') || text('platformStores.everyCategory')}</bdi>
        </Flex>
        <Typography.Text type="secondary">
          <TimeText time={validFrom} />
          {validUntil && (
            <>
              {' – '}
              <TimeText time={validUntil} />
            </>
          )}
          {' · '}
          <bdi>{[setBy, note].filter(Boolean).join(' · ')}</bdi>
        </Typography.Text>
      </Flex>
      {state === 'planned' && (
        <Can permission="stores.edit">
          <WithdrawButton rate={rate} />
        </Can>
      )}
    </Flex>
  );
}
