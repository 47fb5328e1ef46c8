import type { OutputOf } from '@galleria/contract/operation';
import type { platformCouponPage } from '@galleria/contract/promotions/staff-marketing';
import { Flex, Progress, Typography } from 'antd';
import { useText } from '../console-context.tsx';
import type { ListColumn } from '../list/list-columns.tsx';
import { DateText } from '../text/date-text.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { PromotionStateTag } from './promotion-state.tsx';
import { useCouponLabel } from './use-coupon-label.ts';

/** The fields that the coupon lists of stores and of the platform share. */
export type ListedCoupon = Omit<
  OutputOf<typeof platformCouponPage>['records'][number],
  'storePercent' | 'budget' | 'used'
>;

/** `allText`: the scope of a coupon that is not restricted. */
export function useCouponColumns(allText: string): ListColumn<ListedCoupon>[] {
  const text = useText();
  const couponLabel = useCouponLabel();
  return [
    {
      key: 'name',
      title: text('consoleMarketing.name'),
      isMain: true,
      render: (coupon) => (
        <Flex vertical>
          <Typography.Text strong>
            <bdi>{coupon.name}</bdi>
          </Typography.Text>
          <Typography.Text type="secondary">{couponLabel(coupon)}</Typography.Text>
        </Flex>
      ),
    },
    {
      key: 'state',
      title: text('consoleMarketing.state'),
      render: ({ state }) => <PromotionStateTag state={state} />,
    },
    { key: 'scope', title: text('consoleMarketing.scope'), render: (coupon) => <Scope {...{ coupon, allText }} /> },
    {
      key: 'offered',
      title: text('consoleMarketing.offered'),
      render: ({ offeredFrom, offeredUntil }) => (
        <Flex vertical>
          <span>
            <DateText time={offeredFrom} /> –
          </span>
          <DateText time={offeredUntil} />
        </Flex>
      ),
    },
    { key: 'stock', title: text('consoleMarketing.stock'), render: (coupon) => <Collected coupon={coupon} /> },
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
}

function Scope({ coupon: { scope, scopeCount: count }, allText }: { coupon: ListedCoupon; allText: string }) {
  const text = useText();
  if (scope === 'all') return allText;
  const messageKeys = { products: 'scopeProducts', categories: 'scopeCategories', stores: 'scopeStores' } as const;
  return text(`consoleMarketing.${messageKeys[scope]}`, { count });
}

function Collected({ coupon: { collected, total } }: { coupon: ListedCoupon }) {
  const text = useText();
  const label = text('consoleMarketing.stockOf', { collected, total });
  return (
    <Flex vertical style={{ minWidth: 90 }}>
      <span>{label}</span>
      <Progress percent={(100 * collected) / total} size="small" showInfo={false} aria-label={label} />
    </Flex>
  );
}
