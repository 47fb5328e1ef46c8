import { orderCount, orderPage } from '@galleria/contract/orders/orders';
import { actOnOrder } from '../../../features/orders/actions/act-on-order.server.ts';
import { OrderActionsProvider } from '../../../features/orders/actions/order-actions-provider.tsx';
import { orderCounts } from '../../../features/orders/order.ts';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Pagination, pageNumber } from '../../../ui/links/pagination.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { fetchPageWithRecords } from '../fetch-page-with-records.ts';
import type { Route } from './+types/page.ts';
import { OrderCard } from './order-card.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { isSearched, type OrderView, orderListAddress, orderQuery, readOrderView } from './order-view.ts';
import messageIds from './page.tsx?messages';

const SIZE = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const view = readOrderView(url.searchParams);
  const query = orderQuery(view, Date.now());
  const fetchPage = (current: number) => callOrThrow(visit, url, orderPage, { ...query, current, size: SIZE });
  const [{ records, current, pages }, counts] = await Promise.all([
    fetchPageWithRecords(fetchPage, pageNumber(url.searchParams)),
    callOrThrow(visit, url, orderCount, {}),
  ]);
  return {
    view,
    orders: records,
    counts: orderCounts(counts),
    current,
    pages,
    messages: messagesJson(visit.locale, messageIds),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnOrder(context.get(visitContext), { url, data: await request.formData() });
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <OrderActionsProvider>
        <Orders {...loaderData} />
      </OrderActionsProvider>
    </PageMessages>
  );
}

type OrdersProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;

function Orders({ view, orders, counts, current, pages }: OrdersProps) {
  const text = useText();
  return (
    <>
      <PageHead name={text('orders.title')} />
      <div className="flex flex-col gap-4">
        <OrderTabs view={view} counts={counts} />
        <OrderSearch key={JSON.stringify(view)} view={view} />
        {orders.length === 0 ? (
          <NoOrders view={view} />
        ) : (
          <ul className="flex flex-col gap-4">
            {orders.map((order) => (
              <li key={order.orderNumber}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}

/** No orders at all, none in this state or none found, each with its own link. */
function NoOrders({ view }: { view: OrderView }) {
  const text = useText();
  return (
    <div className="card">
      {isSearched(view) ? (
        <Empty kind="search" sentence={text('orders.list.notFound')}>
          <ButtonLink to={orderListAddress({ ...view, keyword: '', range: 'all', from: '', to: '' })} tone="outline">
            {text('orders.list.clear')}
          </ButtonLink>
        </Empty>
      ) : view.tab === 'all' && view.state === 'all' ? (
        <Empty kind="order" />
      ) : (
        <Empty kind="order" sentence={text('orders.list.noneHere')}>
          <ButtonLink to={orderListAddress({ ...view, tab: 'all', state: 'all' })} tone="outline">
            {text('orders.list.showAll')}
          </ButtonLink>
        </Empty>
      )}
    </div>
  );
}
