import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { PromotionActions } from '@galleria/console-kit/promotions/promotion-actions';
import { PromotionStateTag } from '@galleria/console-kit/promotions/promotion-state';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { DateText } from '@galleria/console-kit/text/date-text';
import { MoneyText, useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useMutate } from '@galleria/console-kit/use-mutate';
import {
  changeStoreDiscountState,
  deleteStoreDiscount,
  type storeDiscountPage,
} from '@galleria/contract/promotions/store-marketing';
import { Flex, Typography } from 'antd';

type Discount = RowOf<typeof storeDiscountPage>;

export function useDiscountColumns(onEdit: (discountId: number) => void): ListColumn<Discount>[] {
  const text = useText<'merchant'>();
  const mayEdit = useCan('marketing.edit');
  const columns: ListColumn<Discount>[] = [
    {
      key: 'name',
      title: text('consoleMarketing.name'),
      isMain: true,
      render: (discount) => (
        <Flex vertical>
          <Typography.Text strong>
            <bdi>{discount.name}</bdi>
          </Typography.Text>
          <Steps discount={discount} />
        </Flex>
      ),
    },
    {
      key: 'state',
      title: text('consoleMarketing.state'),
      render: ({ state }) => <PromotionStateTag state={state} />,
    },
    {
      key: 'scope',
      title: text('consoleMarketing.scope'),
      render: ({ prodIds }) =>
        prodIds.length === 0
          ? text('consoleMarketing.allProducts')
          : text('consoleMarketing.scopeProducts', { count: prodIds.length }),
    },
    {
      key: 'runs',
      title: text('consoleMarketing.runs'),
      render: ({ startTime, endTime }) => (
        <Flex vertical>
          <span>
            <DateText time={startTime} /> –
          </span>
          <DateText time={endTime} />
        </Flex>
      ),
    },
    { key: 'orders', title: text('consoleMarketing.orders'), align: 'end', render: ({ orders }) => orders },
    {
      key: 'broughtIn',
      title: text('consoleMarketing.broughtIn'),
      align: 'end',
      render: ({ broughtIn }) => <MoneyText amount={broughtIn} />,
    },
    {
      key: 'givenAway',
      title: text('consoleMarketing.givenAway'),
      align: 'end',
      render: ({ givenAway }) => <MoneyText amount={givenAway} />,
    },
  ];
  const actions = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (discount: Discount) => <DiscountActions discount={discount} onEdit={() => onEdit(discount.discountId)} />,
  };
  return mayEdit ? [...columns, actions] : columns;
}

function Steps({ discount: { kind, steps } }: { discount: Discount }) {
  const text = useText<'merchant'>();
  const format = useMoneyFormat();
  const labels = steps.map(({ from, off }) =>
    kind === 'spend'
      ? text('consoleMarketing.step.spend', { from: format(from), off: format(off) })
      : text('consoleMarketing.step.pieces', { from, off }),
  );
  return <Typography.Text type="secondary">{labels.join(' · ')}</Typography.Text>;
}

function DiscountActions({ discount, onEdit }: { discount: Discount; onEdit: () => void }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const { discountId, name, state } = discount;
  const done = {
    on: text('consoleMarketing.discountOnDone', { name }),
    off: text('consoleMarketing.discountOffDone', { name }),
    end: text('consoleMarketing.endDone', { name }),
  };
  return (
    <PromotionActions
      {...{ name, state, onEdit }}
      onChange={(to) => mutate(changeStoreDiscountState, { discountId, to }, { done: done[to] })}
      endText={text('consoleMarketing.endDiscountText')}
      onDelete={() => mutate(deleteStoreDiscount, { discountId }, { done: text('consoleMarketing.deleted', { name }) })}
      deleteText={text('consoleMarketing.deleteDiscountText')}
    />
  );
}
