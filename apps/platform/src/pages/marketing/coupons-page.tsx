import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { ListPage } from '@galleria/console-kit/list/list-page';
import {
  toPromotionInput,
  usePromotionFilters,
  usePromotionViews,
} from '@galleria/console-kit/promotions/promotion-state';
import { Can } from '@galleria/console-kit/sign-in/session';
import { platformCouponPage } from '@galleria/contract/promotions/staff-marketing';
import { Button } from 'antd';
import { useState } from 'react';
import { usePlatformCouponColumns } from './coupon-columns.tsx';
import { CouponDrawer } from './coupon-drawer.tsx';

/** Coupons of the platform, with the sales that they brought in and what they cost. */
export function Component() {
  const text = useText<'platform'>();
  const [edited, setEdited] = useState<number | 'new'>();
  return (
    <>
      <ListPage
        name="coupons"
        title={text('platform.coupons')}
        intro={text('platformMarketing.intro')}
        action={
          <Can permission="marketing.edit">
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
              {text('consoleMarketing.newCoupon')}
            </Button>
          </Can>
        }
        operation={platformCouponPage}
        columns={usePlatformCouponColumns(setEdited)}
        keyOf={({ couponId }) => couponId}
        filters={usePromotionFilters()}
        views={usePromotionViews()}
        toInput={toPromotionInput}
        emptyText={text('platformMarketing.none')}
      />
      <CouponDrawer coupon={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}
