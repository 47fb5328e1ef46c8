import { refundPage } from '@galleria/contract/after-sales/refunds';
import { ORDER_LIST } from '../../../features/orders/order.ts';
import { actOnRefund } from '../../../features/refunds/actions/act-on-refund.server.ts';
import { RefundActionsProvider } from '../../../features/refunds/actions/refund-actions-provider.tsx';
import { withTurn } from '../../../features/refunds/refund.ts';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Pagination, pageNumber } from '../../../ui/links/pagination.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';
import { RefundCard } from './refund-card.tsx';
import { type RefundListView, readRefundListView, refundListAddress } from './refund-list-view.ts';
import { RefundSearch, RefundTabs } from './refund-search.tsx';

const SIZE = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const view = readRefundListView(url.searchParams);
  const { records, current, pages } = await callOrThrow(visit, url, refundPage, {
    view: view.view,
    keyword: view.keyword || undefined,
    current: pageNumber(url.searchParams),
    size: SIZE,
  });
  return { view, refunds: records.map(withTurn), current, pages, messages: messagesJson(visit.locale, messageIds) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnRefund(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function RefundListPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <RefundActionsProvider>
        <RefundList {...loaderData} />
      </RefundActionsProvider>
    </PageMessages>
  );
}

type RefundListProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;

function RefundList({ view, refunds, current, pages }: RefundListProps) {
  const text = useText();
  return (
    <>
      <PageHead name={text('refunds.title')} intro={text('refunds.intro')} />
      <div className="flex flex-col gap-4">
        <RefundTabs view={view} />
        <RefundSearch key={refundListAddress(view)} view={view} />
        {refunds.length === 0 ? (
          <NoRefunds view={view} />
        ) : (
          <ul className="flex flex-col gap-4">
            {refunds.map((refund) => (
              <li key={refund.refundSn}>
                <RefundCard refund={refund} />
              </li>
            ))}
          </ul>
        )}
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}

/** No requests at all, none in this state or none found, each with its own link. */
function NoRefunds({ view }: { view: RefundListView }) {
  const text = useText();
  return (
    <div className="card">
      {view.keyword ? (
        <Empty kind="search" sentence={text('refunds.notFound')}>
          <ButtonLink to={refundListAddress({ ...view, keyword: '' })} tone="outline">
            {text('refunds.clear')}
          </ButtonLink>
        </Empty>
      ) : view.view === 'all' ? (
        <Empty kind="order" sentence={text('refunds.none')}>
          <ButtonLink to={ORDER_LIST}>{text('refunds.toOrders')}</ButtonLink>
        </Empty>
      ) : (
        <Empty kind="order" sentence={text('refunds.noneHere')}>
          <ButtonLink to={refundListAddress({ ...view, view: 'all' })} tone="outline">
            {text('refunds.showAll')}
          </ButtonLink>
        </Empty>
      )}
    </div>
  );
}
