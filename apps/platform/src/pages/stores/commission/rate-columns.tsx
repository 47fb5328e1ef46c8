import { useLocale, useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { type commissionRatePage, withdrawCommissionRate } from '@galleria/contract/commission';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { formatDate } from '@galleria/i18n/formats';
import { Button, Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router';

export type Rate = RowOf<typeof commissionRatePage>;

const COLOURS = { inForce: 'success', planned: 'processing', past: 'default' } as const;

export function RateStateTag({ state }: Pick<Rate, 'state'>) {
  const text = useText<'platform'>();
  return <Tag color={COLOURS[state]}>{text(`platformStores.rateState.${state}`)}</Tag>;
}

/** `4.5%`, or a note that the scope has no rate of its own from that moment on. */
export function PercentText({ percent }: Pick<Rate, 'percent'>) {
  const text = useText<'platform'>();
  return percent === null ? text('platformStores.rateEnds') : <strong>{percent}%</strong>;
}

export function useRateColumns(): ListColumn<Rate>[] {
  const text = useText<'platform'>();
  const columns: ListColumn<Rate>[] = [
    { key: 'scope', title: text('platformStores.rateOf'), isMain: true, render: (rate) => <RateScope rate={rate} /> },
    {
      key: 'rate',
      title: text('platformStores.rate'),
      align: 'end',
      render: ({ percent }) => <PercentText percent={percent} />,
    },
    {
      key: 'state',
      title: text('platformStores.rateState'),
      render: ({ state }) => <RateStateTag state={state} />,
    },
    { key: 'from', title: text('platformStores.validFrom'), render: ({ validFrom }) => <TimeText time={validFrom} /> },
    {
      key: 'until',
      title: text('platformStores.validUntil'),
      render: ({ validUntil }) => (validUntil ? <TimeText time={validUntil} /> : '–'),
    },
    { key: 'setBy', title: text('platformStores.setBy'), render: ({ setBy }) => <bdi>{setBy}</bdi> },
    { key: 'note', title: text('platformStores.note'), render: ({ note }) => <bdi>{note}</bdi> },
  ];
  const actions = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (rate: Rate) => rate.state === 'planned' && <WithdrawButton rate={rate} />,
  };
  return useCan('stores.edit') ? [...columns, actions] : columns;
}

function RateScope({ rate: { storeId, storeName, categoryNames } }: { rate: Rate }) {
  const text = useText<'platform'>();
  const category = categoryNames.join(' › ');
  return (
    <Flex vertical>
      {storeId === null ? (
        <Typography.Text>{text('platformStores.everyStore')}</Typography.Text>
      ) : (
        <Link to={`/stores/${storeId}`}>
          <bdi>{storeName}</bdi>
        </Link>
      )}
      <Typography.Text type="secondary">
        <bdi>{category || text('platformStores.everyCategory')}</bdi>
      </Typography.Text>
    </Flex>
  );
}

export function WithdrawButton({ rate: { rateId, validFrom } }: { rate: Rate }) {
  const text = useText<'platform'>();
  const date = formatDate(useLocale(), parseApiTime(validFrom));
  const mutate = useMutate();
  const confirm = useConfirm();

  async function withdraw() {
    const isSure = await confirm({
      title: text('platformStores.withdrawTitle'),
      consequences: text('platformStores.withdrawText'),
      action: text('platformStores.withdraw'),
    });
    if (isSure) await mutate(withdrawCommissionRate, { rateId }, { done: text('platformStores.withdrawn') });
  }

  return (
    <Button aria-label={text('platformStores.withdrawOf', { date })} onClick={() => void withdraw()}>
      {text('platformStores.withdraw')}
    </Button>
  );
}
