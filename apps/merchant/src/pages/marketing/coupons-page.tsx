import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { ListPage } from '@galleria/console-kit/list/list-page';
import {
  toPromotionInput,
  usePromotionFilters,
  usePromotionViews,
} from '@galleria/console-kit/promotions/promotion-state';
import { Can } from '@galleria/console-kit/sign-in/session';
import { storeCouponPage } from '@galleria/contract/promotions/store-marketing';
import { Button } from 'antd';
import { useState } from 'react';
import { useStoreCouponColumns } from './coupon-columns.tsx';
import { CouponDrawer } from './coupon-drawer.tsx';

/** Coupons of the store with their results. */
export function Component() {
  const text = useText<'merchant'>();
  const [edited, setEdited] = useState<number | 'new'>();
  return (
    <>
      <ListPage
        name="coupons"
        title={text('merchant.coupons')}
        intro={text('consoleMarketing.couponsIntro')}
        action={
          <Can permission="marketing.edit">
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
              {text('consoleMarketing.newCoupon')}
            </Button>
          </Can>
        }
        operation={storeCouponPage}
        columns={useStoreCouponColumns(setEdited)}
        keyOf={({ couponId }) => couponId}
        filters={usePromotionFilters()}
        views={usePromotionViews()}
        toInput={toPromotionInput}
        emptyText={text('consoleMarketing.couponsNone')}
      />
      <CouponDrawer coupon={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}
