import { useText } from '@galleria/console-kit/console-context';
import { DateText } from '@galleria/console-kit/date-text';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { MoneyText } from '@galleria/console-kit/money-text';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useAct } from '@galleria/console-kit/use-act';
import { changeStoreCouponState, deleteStoreCoupon, type storeCouponPage } from '@galleria/contract/store-marketing';
import { Flex, Progress, Typography } from 'antd';
import { PromotionActions } from './promotion-actions.tsx';
import { PromotionStateTag } from './promotion-state.tsx';
import { useWorth } from './use-worth.ts';

export type Coupon = RowOf<typeof storeCouponPage>;

export function useCouponColumns(onEdit: (couponId: number) => void): ListColumn<Coupon>[] {
  const text = useText<'merchant'>();
  const mayEdit = useCan('marketing.edit');
  const worth = useWorth();
  const columns: ListColumn<Coupon>[] = [
    {
      key: 'name',
      title: text('merchantMarketing.name'),
      isMain: true,
      render: (coupon) => (
        <Flex vertical>
          <Typography.Text strong>
            <bdi>{coupon.name}</bdi>
          </Typography.Text>
          <Typography.Text type="secondary">{worth(coupon)}</Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'state',
      title: text('merchantMarketing.state'),
      render: ({ state }) => <PromotionStateTag state={state} />,
    },
    { key: 'scope', title: text('merchantMarketing.scope'), render: (coupon) => <Scope coupon={coupon} /> },
    {
      key: 'offered',
      title: text('merchantMarketing.offered'),
      render: ({ offeredFrom, offeredUntil }) => (
        <Flex vertical>
          <span>
            <DateText time={offeredFrom} /> –
          </span>
          <DateText time={offeredUntil} />
        </Flex>
      ),
    },
    { key: 'stock', title: text('merchantMarketing.stock'), render: (coupon) => <Collected coupon={coupon} /> },
    { key: 'orders', title: text('merchantMarketing.orders'), align: 'end', render: ({ orders }) => orders },
    {
      key: 'broughtIn',
      title: text('merchantMarketing.broughtIn'),
      align: 'end',
      render: ({ broughtIn }) => <MoneyText amount={broughtIn} />,
    },
    {
      key: 'givenAway',
      title: text('merchantMarketing.givenAway'),
      align: 'end',
      render: ({ givenAway }) => <MoneyText amount={givenAway} />,
    },
  ];
  const actions = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (coupon: Coupon) => <CouponActions coupon={coupon} onEdit={() => onEdit(coupon.couponId)} />,
  };
  return mayEdit ? [...columns, actions] : columns;
}

function Scope({ coupon: { scope, scopeCount: count } }: { coupon: Coupon }) {
  const text = useText<'merchant'>();
  if (scope === 'all') return text('merchantMarketing.scope.all');
  return text(scope === 'products' ? 'merchantMarketing.scopeProducts' : 'merchantMarketing.scopeCategories', {
    count,
  });
}

function Collected({ coupon: { collected, total } }: { coupon: Coupon }) {
  const text = useText<'merchant'>();
  const words = text('merchantMarketing.stockOf', { collected, total });
  return (
    <Flex vertical style={{ minWidth: 90 }}>
      <span>{words}</span>
      <Progress percent={(100 * collected) / total} size="small" showInfo={false} aria-label={words} />
    </Flex>
  );
}

function CouponActions({ coupon, onEdit }: { coupon: Coupon; onEdit: () => void }) {
  const text = useText<'merchant'>();
  const act = useAct();
  const { couponId, name, state, collected } = coupon;
  const done = {
    on: text('merchantMarketing.onDone', { name }),
    off: text('merchantMarketing.offDone', { name }),
    end: text('merchantMarketing.endDone', { name }),
  };
  const remove = () => act(deleteStoreCoupon, { couponId }, { done: text('merchantMarketing.deleted', { name }) });
  return (
    <PromotionActions
      {...{ name, state, onEdit }}
      onChange={(to) => act(changeStoreCouponState, { couponId, to }, { done: done[to] })}
      endText={text('merchantMarketing.endCouponText')}
      onDelete={collected === 0 ? remove : undefined}
      deleteText={text('merchantMarketing.deleteCouponText')}
    />
  );
}
