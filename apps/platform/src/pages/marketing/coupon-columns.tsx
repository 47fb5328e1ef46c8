import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { useCouponColumns } from '@galleria/console-kit/promotions/coupon-columns';
import { PromotionActions } from '@galleria/console-kit/promotions/promotion-actions';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useMutate } from '@galleria/console-kit/use-mutate';
import {
  changePlatformCouponState,
  deletePlatformCoupon,
  type platformCouponPage,
} from '@galleria/contract/promotions/staff-marketing';
import { Flex, Progress } from 'antd';

type Coupon = RowOf<typeof platformCouponPage>;

export function usePlatformCouponColumns(onEdit: (couponId: number) => void): ListColumn<Coupon>[] {
  const text = useText<'platform'>();
  const shared = useCouponColumns(text('platformMarketing.scope.all'));
  const columns: ListColumn<Coupon>[] = [
    ...shared,
    {
      key: 'bearer',
      title: text('platformMarketing.bearer'),
      render: ({ storePercent }) => <Bearer storePercent={storePercent} />,
    },
    { key: 'budget', title: text('platformMarketing.budget'), render: (coupon) => <Budget coupon={coupon} /> },
  ];
  const actions = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (coupon: Coupon) => <CouponActions coupon={coupon} onEdit={() => onEdit(coupon.couponId)} />,
  };
  return useCan('marketing.edit') ? [...columns, actions] : columns;
}

function Bearer({ storePercent: percent }: Pick<Coupon, 'storePercent'>) {
  const text = useText<'platform'>();
  if (percent === 0) return text('platformMarketing.bearer.platform');
  if (percent === 100) return text('platformMarketing.bearer.store');
  return text('platformMarketing.bearer.shared', { percent });
}

function Budget({ coupon: { budget, used } }: { coupon: Coupon }) {
  const text = useText<'platform'>();
  const amount = useMoneyFormat();
  if (budget === null) return text('platformMarketing.noBudget');
  const label = text('platformMarketing.budgetOf', { used: amount(used), budget: amount(budget) });
  return (
    <Flex vertical style={{ minWidth: 120 }}>
      <span>{label}</span>
      <Progress percent={budget > 0 ? (100 * used) / budget : 100} size="small" showInfo={false} aria-label={label} />
    </Flex>
  );
}

function CouponActions({ coupon, onEdit }: { coupon: Coupon; onEdit: () => void }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const { couponId, name, state, collected } = coupon;
  const done = {
    on: text('consoleMarketing.onDone', { name }),
    off: text('consoleMarketing.offDone', { name }),
    end: text('consoleMarketing.endDone', { name }),
  };
  const remove = () => mutate(deletePlatformCoupon, { couponId }, { done: text('consoleMarketing.deleted', { name }) });
  return (
    <PromotionActions
      {...{ name, state, onEdit }}
      onChange={(to) => mutate(changePlatformCouponState, { couponId, to }, { done: done[to] })}
      endText={text('consoleMarketing.endCouponText')}
      onDelete={collected === 0 ? remove : undefined}
      deleteText={text('consoleMarketing.deleteCouponText')}
    />
  );
}
