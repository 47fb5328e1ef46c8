import { invoiceInfo } from '@galleria/contract/invoices/invoices';
import { ORDER_LIST } from '../../features/orders/order.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { loginRedirect } from '../../visit/buyer-only.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { InvoiceView } from './invoice-view.tsx';
import messageIds from './page.tsx?messages';
import { sendInvoiceRequest } from './send-invoice-request.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(invoiceInfo, { orderNumber: url.searchParams.get('orderNumber') ?? '' });
  const messages = messagesJson(visit.locale, messageIds);
  if (answer.ok) return { detail: answer.data, messages };
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  const isUnknown = answer.reason === 'order.notFound' || answer.reason === 'input.invalid';
  if (!isUnknown) throw new Response(answer.message, { status: 503 });
  return { detail: undefined, messages };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return sendInvoiceRequest(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../forms/answered-action.ts';

export default function InvoiceDetailPage({ loaderData: { detail, messages } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <meta name="robots" content="noindex" />
      {detail ? <InvoiceView detail={detail} /> : <NoOrder />}
    </PageMessages>
  );
}

/** Shown for another buyer's order or a mistyped number. */
function NoOrder() {
  const text = useText();
  return (
    <div className="page-column py-8">
      <PageTitle name={text('invoices.one')} />
      <div className="card">
        <h1 className="sr-only">{text('invoices.one')}</h1>
        <Empty kind="order" sentence={text('orders.detail.unknown')}>
          <ButtonLink to={ORDER_LIST}>{text('orders.title')}</ButtonLink>
        </Empty>
      </div>
    </div>
  );
}
