import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { ListPage } from '@galleria/console-kit/list/list-page';
import {
  toPromotionInput,
  usePromotionFilters,
  usePromotionViews,
} from '@galleria/console-kit/promotions/promotion-state';
import { Can } from '@galleria/console-kit/sign-in/session';
import { storeDiscountPage } from '@galleria/contract/promotions/store-marketing';
import { Button } from 'antd';
import { useState } from 'react';
import { useDiscountColumns } from './discount-columns.tsx';
import { DiscountDrawer } from './discount-drawer.tsx';

/** Discounts, which apply without a coupon, with their results. */
export function Component() {
  const text = useText<'merchant'>();
  const [edited, setEdited] = useState<number | 'new'>();
  return (
    <>
      <ListPage
        name="discounts"
        title={text('merchant.discounts')}
        intro={text('consoleMarketing.discountsIntro')}
        action={
          <Can permission="marketing.edit">
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
              {text('consoleMarketing.newDiscount')}
            </Button>
          </Can>
        }
        operation={storeDiscountPage}
        columns={useDiscountColumns(setEdited)}
        keyOf={({ discountId }) => discountId}
        filters={usePromotionFilters()}
        views={usePromotionViews()}
        toInput={toPromotionInput}
        emptyText={text('consoleMarketing.discountsNone')}
      />
      <DiscountDrawer discount={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}
