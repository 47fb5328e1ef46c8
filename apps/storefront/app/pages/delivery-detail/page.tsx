import { parcelInfo } from '@galleria/contract/orders/fulfilment';
import { ORDER_LIST } from '../../features/orders/order.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { loginRedirect } from '../../visit/buyer-only.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { DeliveryView } from './delivery-view.tsx';
import messageIds from './page.tsx?messages';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(parcelInfo, { parcelId: url.searchParams.get('parcelId') ?? '' });
  const messages = messagesJson(visit.locale, messageIds);
  if (answer.ok) return { parcel: answer.data, messages };
  if (answer.reason === 'access.signIn') throw loginRedirect(url);
  const isUnknown = answer.reason === 'parcel.notFound' || answer.reason === 'input.invalid';
  if (!isUnknown) throw new Response(answer.message, { status: 503 });
  return { parcel: undefined, messages };
}

export default function DeliveryDetailPage({ loaderData: { parcel, messages } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <meta name="robots" content="noindex" />
      {parcel ? <DeliveryView parcel={parcel} /> : <NoParcel />}
    </PageMessages>
  );
}

/** Shown for another buyer's parcel or a mistyped number. */
function NoParcel() {
  const text = useText();
  return (
    <div className="page-column py-8">
      <PageTitle name={text('orders.parcel.title')} />
      <div className="card">
        <h1 className="sr-only">{text('orders.parcel.title')}</h1>
        <Empty kind="order" sentence={text('orders.parcel.unknown')}>
          <ButtonLink to={ORDER_LIST}>{text('orders.title')}</ButtonLink>
        </Empty>
      </div>
    </div>
  );
}
