import type { PageVisit } from '@galleria/contract/call';
import { orderDetail } from '@galleria/contract/orders/orders';
import { storeQualifications } from '@galleria/contract/stores/stores';
import { BASE_CURRENCY, CurrencyProvider } from '../../../features/money/currency.ts';
import { ORDER_LIST } from '../../../features/orders/order.ts';
import { PageTitle } from '../../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { loginRedirect } from '../../../visit/buyer-only.server.ts';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';
import { Receipt } from './receipt.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const messages = messagesJson(visit.locale, messageIds);
  const answer = await visit.call(orderDetail, { orderNumber: url.searchParams.get('orderNumber') ?? '' });
  if (answer.ok) {
    const seller = answer.data.payTime ? await sellerOf(visit, answer.data.shopId) : undefined;
    return { order: answer.data, seller, messages };
  }
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  const isUnknown = answer.reason === 'order.notFound' || answer.reason === 'input.invalid';
  if (!isUnknown) throw new Response(answer.message, { status: 503 });
  return { order: undefined, seller: undefined, messages };
}

/** Company details of the store; undefined when it is closed meanwhile: then the order's store name is used. */
async function sellerOf(visit: PageVisit, shopId: number) {
  const answer = await visit.call(storeQualifications, { shopId });
  if (!answer.ok) return undefined;
  const { companyName, companyAddress, licenceNumber } = answer.data;
  return { companyName, companyAddress, licenceNumber };
}

export default function ReceiptPage({ loaderData: { order, seller, messages } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <meta name="robots" content="noindex" />
      {order?.payTime ? (
        // The charged amounts, whatever the display currency.
        <CurrencyProvider value={BASE_CURRENCY}>
          <Receipt order={order} payTime={order.payTime} seller={seller} />
        </CurrencyProvider>
      ) : (
        <NoReceipt isKnown={order !== undefined} />
      )}
    </PageMessages>
  );
}

/** Shown for an order that is not paid yet, another buyer's order or a mistyped number. */
function NoReceipt({ isKnown }: { isKnown: boolean }) {
  const text = useText();
  return (
    <div className="page-column py-8">
      <PageTitle name={text('orders.receipt.title')} />
      <div className="card">
        <h1 className="sr-only">{text('orders.receipt.title')}</h1>
        <Empty kind="order" sentence={text(isKnown ? 'orders.receipt.unpaid' : 'orders.detail.unknown')}>
          <ButtonLink to={ORDER_LIST}>{text('orders.title')}</ButtonLink>
        </Empty>
      </div>
    </div>
  );
}
