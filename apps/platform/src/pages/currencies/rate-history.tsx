import { useText } from '@galleria/console-kit/console-context';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { rateHistory } from '@galleria/contract/site/currencies';
import { Empty, Flex, Pagination, Tag } from 'antd';
import { useState } from 'react';

interface RateHistoryProps {
  /** The drawer is open while this is set. */
  code: string | undefined;
  onClose: () => void;
}

/** Earlier rates of a currency, each with the person who set it or the note that it was fetched. */
export function RateHistory({ code, onClose }: RateHistoryProps) {
  const text = useText<'platform'>();
  const title = code ? text('platformSite.rateHistoryOf', { code }) : '';
  return (
    <FormDrawer title={title} isOpen={code !== undefined} onClose={onClose} size={440}>
      {code && <Rates code={code} />}
    </FormDrawer>
  );
}

const COLOURS = { applied: 'success', waiting: 'warning', rejected: 'default' } as const;

function Rates({ code }: { code: string }) {
  const text = useText<'platform'>();
  const [current, setCurrent] = useState(1);
  return (
    <Loaded answer={usePagedCall(rateHistory, { code, current })}>
      {({ records, total, size }) => (
        <Flex vertical gap="middle">
          {records.length === 0 && <Empty description={text('platformSite.noRates')} />}
          <Flex vertical gap="middle" component="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {records.map(({ id, rate, state, isFetched, by, time }) => (
              <Flex key={id} component="li" vertical gap={4}>
                <Flex gap="small" align="center">
                  <strong>
                    <bdi>{rate}</bdi>
                  </strong>
                  <Tag color={COLOURS[state]}>{text(`platformSite.rate.${state}`)}</Tag>
                  {isFetched && <Tag>{text('platformSite.fetched')}</Tag>}
                </Flex>
                <SecondaryText>
                  {by ? text('platformSite.enteredBy', { name: by }) : text('platformSite.byTheMall')},{' '}
                  <TimeText time={time} />
                </SecondaryText>
              </Flex>
            ))}
          </Flex>
          {total > size && <Pagination {...{ current, total }} pageSize={size} onChange={setCurrent} />}
        </Flex>
      )}
    </Loaded>
  );
}
