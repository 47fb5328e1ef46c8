import type { PageVisit } from '@galleria/contract/call';
import { parcelList } from '@galleria/contract/orders/fulfilment';
import { orderDetail } from '@galleria/contract/orders/orders';
import { storeInfo } from '@galleria/contract/stores/stores';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { actOnOrder } from '../../features/orders/actions/act-on-order.server.ts';
import { OrderActionsProvider } from '../../features/orders/actions/order-actions-provider.tsx';
import { ORDER_LIST, type OrderDetail, type Parcel } from '../../features/orders/order.ts';
import { loadOrderRefunds } from '../../features/refunds/load-refunds.server.ts';
import { type OrderRefundsData, OrderRefundsProvider } from '../../features/refunds/order-refunds.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { loginRedirect } from '../../visit/buyer-only.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { OrderView } from './order-view.tsx';
import messageIds from './page.tsx?messages';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(orderDetail, { orderNumber: url.searchParams.get('orderNumber') ?? '' });
  const messages = messagesJson(visit.locale, messageIds);
  if (answer.ok) {
    const order = answer.data;
    const [parcels, refunds, storePhone] = await Promise.all([
      parcelsOf(visit, order),
      loadOrderRefunds(visit, order),
      phoneOf(visit, order),
    ]);
    return { order, parcels, refunds, storePhone, messages };
  }
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  const isUnknown = answer.reason === 'order.notFound' || answer.reason === 'input.invalid';
  if (!isUnknown) throw new Response(answer.message, { status: 503 });
  return { order: undefined, parcels: [], refunds: NO_REFUNDS, storePhone: '', messages };
}

const NO_REFUNDS: OrderRefundsData = { refunds: [] };

const MAY_HAVE_PARCELS: number[] = [
  ORDER_STATUS.toShip,
  ORDER_STATUS.toReceive,
  ORDER_STATUS.toReview,
  ORDER_STATUS.done,
];

/**
 * Loaded only for states in which something may have left the store. If the call fails, the page is shown without
 * parcels.
 */
async function parcelsOf(visit: PageVisit, { orderNumber, status, mold }: OrderDetail): Promise<readonly Parcel[]> {
  if (mold === 1 || !MAY_HAVE_PARCELS.includes(status)) return [];
  const answer = await visit.call(parcelList, { orderNumber });
  return answer.ok ? answer.data : [];
}

/** Empty if the call fails: the help card works without it. */
async function phoneOf(visit: PageVisit, { shopId }: OrderDetail): Promise<string> {
  const answer = await visit.call(storeInfo, { shopId });
  return answer.ok ? answer.data.contactPhone : '';
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const data = await request.formData();
  return actOnOrder(context.get(visitContext), { url, data, afterDelete: ORDER_LIST });
}

export { clientAction } from '../../forms/answered-action.ts';

export default function OrderDetailPage({ loaderData }: Route.ComponentProps) {
  const { order, parcels, refunds, storePhone, messages } = loaderData;
  return (
    <PageMessages json={messages}>
      <meta name="robots" content="noindex" />
      {order ? (
        <OrderActionsProvider>
          <OrderRefundsProvider data={refunds}>
            <OrderView order={order} parcels={parcels} storePhone={storePhone} />
          </OrderRefundsProvider>
        </OrderActionsProvider>
      ) : (
        <NoOrder />
      )}
    </PageMessages>
  );
}

/** Shown for another buyer's order or a mistyped number. */
function NoOrder() {
  const text = useText();
  return (
    <div className="page-column py-8">
      <PageTitle name={text('orders.detail.title')} />
      <div className="card">
        <h1 className="sr-only">{text('orders.detail.title')}</h1>
        <Empty kind="order" sentence={text('orders.detail.unknown')}>
          <ButtonLink to={ORDER_LIST}>{text('orders.title')}</ButtonLink>
        </Empty>
      </div>
    </div>
  );
}
