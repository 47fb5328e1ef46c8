import { Ticket } from 'lucide-react';
import { productAddress } from '../../features/products/product-address.ts';
import { CollectButton } from '../../features/promotions/collect-button.tsx';
import type { CentreCoupon } from '../../features/promotions/coupon-face.ts';
import { CouponTicket } from '../../features/promotions/coupon-ticket.tsx';
import { StartBadge } from '../../features/promotions/start-badge.tsx';
import { useCouponText } from '../../features/promotions/use-coupon-text.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ErrorLine } from '../../ui/fields/field.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { collectCoupon, loadCoupons } from './coupons.server.ts';
import { couponsAddress } from './coupons-address.ts';
import { GiverFilter } from './giver-filter.tsx';
import messageIds from './page.tsx?messages';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { ...(await loadCoupons(visit, url.searchParams)), messages: messagesJson(visit.locale, messageIds) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return collectCoupon(context.get(visitContext), url, await request.formData());
}

export default function CouponsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Centre {...loaderData} refusal={actionData?.refusal} />
    </PageMessages>
  );
}

type CentreProps = Omit<Route.ComponentProps['loaderData'], 'messages'> & { refusal: string | undefined };

function Centre({ coupons, stores, giver, prodId, current, pages, refusal }: CentreProps) {
  const text = useText();
  return (
    <div className="page-column flex flex-col gap-4 py-4 md:gap-6 md:py-8">
      <PageTitle name={text('promotions.centre.title')} description={text('promotions.centre.intro')} />
      <header className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-linear-to-br from-brand-tint to-60% to-mist p-4 sm:p-6">
        <div>
          <h1 className="font-bold text-xl">{text('promotions.centre.title')}</h1>
          <p className="mt-1 text-ink-soft text-sm">{text('promotions.centre.intro')}</p>
        </div>
        <ButtonLink to="/user-center/uc-coupons" tone="outline" size="small">
          <Ticket aria-hidden className="size-4" />
          {text('promotions.centre.mine')}
        </ButtonLink>
      </header>
      {prodId === undefined ? <GiverFilter stores={stores} giver={giver} /> : <ProductNote prodId={prodId} />}
      {refusal && <ErrorLine>{refusal}</ErrorLine>}
      <h2 className="sr-only">{text('promotions.centre.list')}</h2>
      {coupons.length === 0 ? (
        <div className="card">
          <Empty kind="coupon" sentence={text('promotions.centre.empty')}>
            <ButtonLink to={giver === undefined ? '/' : couponsAddress(undefined)}>
              {text(giver === undefined ? 'ui.goHome' : 'promotions.centre.showAll')}
            </ButtonLink>
          </Empty>
        </div>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
          {coupons.map((coupon) => (
            <li key={coupon.couponId}>
              <CentreTicket coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
      <Pagination current={current} pages={pages} />
    </div>
  );
}

/** Links back to the product whose coupons are shown, and to all coupons. */
function ProductNote({ prodId }: { prodId: number }) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="font-semibold">{text('promotions.centre.ofProduct')}</p>
      <ButtonLink to={productAddress(prodId)} tone="outline" size="small">
        {text('promotions.centre.toProduct')}
      </ButtonLink>
      <ButtonLink to={couponsAddress(undefined)} tone="quiet" size="small">
        {text('promotions.centre.showAll')}
      </ButtonLink>
    </div>
  );
}

function CentreTicket({ coupon }: { coupon: CentreCoupon }) {
  const { validity } = useCouponText();
  const isUnavailable = coupon.ownCount === 0 && coupon.state === 'soldOut';
  return (
    <CouponTicket
      coupon={coupon}
      validity={validity(coupon)}
      isFaded={isUnavailable}
      badge={<StartBadge coupon={coupon} />}
    >
      <div className="flex flex-col gap-2">
        {!isUnavailable && <CouponLeft percent={coupon.leftPercent} />}
        <CollectButton coupon={coupon} />
      </div>
    </CouponTicket>
  );
}

const FEW_PERCENT = 20;

/** The share of a coupon that is left to collect. */
export function CouponLeft({ percent }: { percent: number }) {
  const text = useText();
  const isFew = percent <= FEW_PERCENT;
  return (
    <div className="flex items-center gap-2 text-ink-soft text-xs">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </span>
      <span className={isFew ? 'font-medium text-brand-ink' : ''}>
        {text(isFew ? 'promotions.ticket.almostGone' : 'promotions.ticket.left', { percent })}
      </span>
    </div>
  );
}
