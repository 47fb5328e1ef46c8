import type { MessageId } from '@galleria/i18n/message-id';
import { PurchaseHeading } from '../../features/orders/purchase-heading.tsx';
import { type FormState, readForm } from '../../forms/form-state.ts';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { privatePage } from '../../visit/buyer-only.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { loadPhonePayment, ticketIn } from './load-phone-payment.server.ts';
import messageIds from './page.tsx?messages';
import { payByPhone } from './pay-by-phone.server.ts';
import type { PhonePayment } from './phone-payment.ts';
import { isPaymentRunning, PhoneView } from './phone-view.tsx';

export const middleware = [privatePage];

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const payment = await loadPhonePayment(visit, url);
  return { payment, ...ticketIn(url), messages: messagesJson(visit.locale, messageIds) };
}

export async function action({ context, request, url }: Route.ActionArgs): Promise<FormState> {
  return payByPhone(context.get(visitContext), url, readForm(await request.formData()));
}

export { clientAction } from '../../forms/answered-action.ts';

/** Pays on a phone a purchase that is shown on another screen. The phone is not signed in, so the page has no links. */
export default function PayByPhonePage({ loaderData }: Route.ComponentProps) {
  const { payment, ticket, payNumber, messages } = loaderData;
  return (
    <PageMessages json={messages}>
      <div className="page-column max-w-lg py-6 md:py-8">
        <PurchaseHeading title={titleOf(payment)} isShown={isPaymentRunning(payment, payNumber)} />
        <PhoneView payment={payment} ticket={ticket} payNumber={payNumber} />
      </div>
    </PageMessages>
  );
}

/** A final state has a result card with its own heading. */
function titleOf(payment: PhonePayment | undefined): MessageId<'storefront'> {
  if (!payment) return 'checkout.phone.refused';
  return payment.state === 'paid' ? 'checkout.pay.paid' : 'checkout.phone.page';
}
