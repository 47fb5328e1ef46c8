import { ownCouponPage } from '@galleria/contract/promotions/promotions';
import { COUPON_STATUS, type CouponStatus } from '@galleria/domain/promotions/coupons';
import type { MessageId } from '@galleria/i18n/message-id';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { LinkTabs } from '../../../ui/links/link-tabs.tsx';
import { Pagination, pageNumber } from '../../../ui/links/pagination.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { isExpiringSoon, OwnTicket } from './own-ticket.tsx';
import messageIds from './page.tsx?messages';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const status = statusIn(url.searchParams);
  const found = await callOrThrow(visit, url, ownCouponPage, {
    status,
    size: SIZE,
    current: pageNumber(url.searchParams),
  });
  const { records, counts, current, pages } = found;
  const now = Date.now();
  return {
    status,
    coupons: records.map((coupon) => ({ ...coupon, expiresSoon: isExpiringSoon(coupon, now) })),
    counts,
    current,
    pages,
    messages: messagesJson(visit.locale, messageIds),
  };
}

function statusIn(query: URLSearchParams): CouponStatus {
  const requested = Number(query.get('status'));
  return Object.values(COUPON_STATUS).find((status) => status === requested) ?? COUPON_STATUS.notUsed;
}

export default function OwnCouponsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <OwnCoupons {...loaderData} />
    </PageMessages>
  );
}

const EMPTY: Record<CouponStatus, MessageId<'storefront'>> = {
  [COUPON_STATUS.notUsed]: 'promotions.own.emptyNotUsed',
  [COUPON_STATUS.used]: 'promotions.own.emptyUsed',
  [COUPON_STATUS.expired]: 'promotions.own.emptyExpired',
};

type OwnCouponsProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;

function OwnCoupons({ status, coupons, counts, current, pages }: OwnCouponsProps) {
  const text = useText();
  const tabs = (['notUsed', 'used', 'expired'] as const).map((name) => ({
    to: COUPON_STATUS[name] === COUPON_STATUS.notUsed ? '?' : `?status=${COUPON_STATUS[name]}`,
    label: text(`promotions.own.${name}`),
    count: counts[name],
    isOpen: COUPON_STATUS[name] === status,
  }));
  return (
    <>
      <PageHead name={text('promotions.own.title')} intro={text('promotions.own.intro')}>
        <ButtonLink to="/coupons" tone="outline" size="small">
          {text('promotions.own.more')}
        </ButtonLink>
      </PageHead>
      <div className="flex flex-col gap-4">
        <LinkTabs label={text('promotions.own.states')} tabs={tabs} />
        <h2 className="sr-only">{tabs.find(({ isOpen }) => isOpen)?.label}</h2>
        {coupons.length === 0 ? (
          <div className="card">
            <Empty kind="coupon" sentence={text(EMPTY[status])} />
          </div>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 lg:gap-4">
            {coupons.map((coupon) => (
              <li key={coupon.couponUserId}>
                <OwnTicket coupon={coupon} expiresSoon={coupon.expiresSoon} />
              </li>
            ))}
          </ul>
        )}
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}
