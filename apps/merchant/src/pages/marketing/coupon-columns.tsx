import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { useCouponColumns } from '@galleria/console-kit/promotions/coupon-columns';
import { PromotionActions } from '@galleria/console-kit/promotions/promotion-actions';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useMutate } from '@galleria/console-kit/use-mutate';
import {
  changeStoreCouponState,
  deleteStoreCoupon,
  type storeCouponPage,
} from '@galleria/contract/promotions/store-marketing';

type Coupon = RowOf<typeof storeCouponPage>;

export function useStoreCouponColumns(onEdit: (couponId: number) => void): ListColumn<Coupon>[] {
  const text = useText<'merchant'>();
  const columns = useCouponColumns(text('consoleMarketing.scope.all'));
  const actions = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (coupon: Coupon) => <CouponActions coupon={coupon} onEdit={() => onEdit(coupon.couponId)} />,
  };
  return useCan('marketing.edit') ? [...columns, actions] : columns;
}

function CouponActions({ coupon, onEdit }: { coupon: Coupon; onEdit: () => void }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const { couponId, name, state, collected } = coupon;
  const done = {
    on: text('consoleMarketing.onDone', { name }),
    off: text('consoleMarketing.offDone', { name }),
    end: text('consoleMarketing.endDone', { name }),
  };
  const remove = () => mutate(deleteStoreCoupon, { couponId }, { done: text('consoleMarketing.deleted', { name }) });
  return (
    <PromotionActions
      {...{ name, state, onEdit }}
      onChange={(to) => mutate(changeStoreCouponState, { couponId, to }, { done: done[to] })}
      endText={text('consoleMarketing.endCouponText')}
      onDelete={collected === 0 ? remove : undefined}
      deleteText={text('consoleMarketing.deleteCouponText')}
    />
  );
}
