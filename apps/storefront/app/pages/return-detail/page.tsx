import { RefundActionsProvider } from '../../features/refunds/actions/refund-actions-provider.tsx';
import { REFUND_LIST } from '../../features/refunds/refund.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { actOnDetail } from './act-on-detail.server.ts';
import { loadRefund } from './load-refund.server.ts';
import messageIds from './page.tsx?messages';
import { RefundView } from './refund-view.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { loaded: await loadRefund(visit, url), messages: messagesJson(visit.locale, messageIds) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnDetail(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../forms/answered-action.ts';

export default function ReturnDetailPage({ loaderData: { loaded, messages } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <meta name="robots" content="noindex" />
      {loaded ? (
        <RefundActionsProvider>
          <RefundTitle refundSn={loaded.refund.refundSn} />
          <RefundView {...loaded} />
        </RefundActionsProvider>
      ) : (
        <NoRefund />
      )}
    </PageMessages>
  );
}

function RefundTitle({ refundSn }: { refundSn: string }) {
  const text = useText();
  return <PageTitle name={text('refunds.detail.titleNamed', { number: refundSn })} />;
}

/** Shown for another buyer's request or a mistyped number. */
function NoRefund() {
  const text = useText();
  return (
    <div className="page-column py-8">
      <PageTitle name={text('refunds.detail.title')} />
      <div className="card">
        <h1 className="sr-only">{text('refunds.detail.title')}</h1>
        <Empty kind="order" sentence={text('refunds.detail.unknown')}>
          <ButtonLink to={REFUND_LIST}>{text('refunds.title')}</ButtonLink>
        </Empty>
      </div>
    </div>
  );
}
