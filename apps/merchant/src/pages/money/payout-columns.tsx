import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { MoneyText, useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { cancelPayout, type payoutPage } from '@galleria/contract/payouts/store-money';
import { PAYOUT_LIFECYCLE, type PayoutState } from '@galleria/domain/payouts/payout-lifecycle';
import { Button, Flex, Tag, Typography } from 'antd';

type Payout = RowOf<typeof payoutPage>;

const COLOURS: Readonly<Record<PayoutState, string>> = {
  requested: 'warning',
  approved: 'processing',
  paid: 'success',
  rejected: 'error',
  cancelled: 'default',
};

export function usePayoutColumns(): ListColumn<Payout>[] {
  const text = useText<'merchant'>();
  const mayCancel = useCan('money.payout');
  const columns: ListColumn<Payout>[] = [
    {
      key: 'number',
      title: text('merchantMoney.payoutNumber'),
      isMain: true,
      render: ({ payoutNumber, isAutomatic }) => (
        <span>
          {payoutNumber} {isAutomatic && <Tag>{text('merchantMoney.automatic')}</Tag>}
        </span>
      ),
    },
    {
      key: 'amount',
      title: text('merchantMoney.amount'),
      align: 'end',
      render: ({ amount }) => <MoneyText amount={amount} />,
    },
    {
      key: 'state',
      title: text('merchantMoney.state'),
      render: ({ state }) => <Tag color={COLOURS[state]}>{text(`merchantMoney.state.${state}`)}</Tag>,
    },
    {
      key: 'to',
      title: text('merchantMoney.to'),
      render: ({ account, holder }) => (
        <Flex vertical>
          <span>
            <bdi>{account}</bdi>
          </span>
          <Typography.Text type="secondary">{holder}</Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'requested',
      title: text('merchantMoney.requestedAt'),
      render: ({ createTime }) => <TimeText time={createTime} />,
    },
    {
      key: 'ended',
      title: text('merchantMoney.endedAt'),
      render: ({ endTime }) => endTime && <TimeText time={endTime} />,
    },
    { key: 'note', title: text('merchantMoney.note'), render: ({ reason, reference }) => reason || reference },
  ];
  const actions = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (payout: Payout) => <CancelButton payout={payout} />,
  };
  return mayCancel ? [...columns, actions] : columns;
}

function CancelButton({ payout: { payoutNumber, amount, state } }: { payout: Payout }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const format = useMoneyFormat();
  if (!PAYOUT_LIFECYCLE.cancel.from.includes(state)) return null;

  async function cancel() {
    const isSure = await confirm({
      title: text('merchantMoney.cancelTitle'),
      consequences: text('merchantMoney.cancelText', { amount: format(amount) }),
      action: text('merchantMoney.cancel'),
    });
    if (isSure) await mutate(cancelPayout, { payoutNumber }, { done: text('merchantMoney.cancelDone') });
  }

  return (
    <Button aria-label={text('merchantMoney.cancelOf', { number: payoutNumber })} onClick={() => void cancel()}>
      {text('merchantMoney.cancel')}
    </Button>
  );
}
