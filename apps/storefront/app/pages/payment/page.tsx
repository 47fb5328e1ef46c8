import { useEffect } from 'react';
import { ORDER_LIST } from '../../features/orders/order.ts';
import { PurchaseHeading } from '../../features/orders/purchase-heading.tsx';
import { type FormState, readForm } from '../../forms/form-state.ts';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { loadPayment } from './load-payment.server.ts';
import messageIds from './page.tsx?messages';
import { payOrder } from './pay-order.server.ts';
import type { PayInfo } from './payment-form.ts';
import { isDone, PaymentView } from './payment-view.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { payment: await loadPayment(visit, url), messages: messagesJson(visit.locale, messageIds) };
}

export async function action({ context, request, url }: Route.ActionArgs): Promise<FormState> {
  const visit = context.get(visitContext);
  return payOrder(visit, url, readForm(await request.formData()));
}

export { clientAction } from '../../forms/answered-action.ts';

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { payment, messages } = loaderData;
  useFreshPage();
  return (
    <PageMessages json={messages}>
      <div className="page-column max-w-3xl py-6 md:py-8 not-noscript:lg:has-data-phone-pay:max-w-5xl">
        <PurchaseHeading
          title={payment ? titleIn(payment.info) : 'checkout.pay.title'}
          isShown={!payment || !hasResult(payment.info)}
        />
        {payment ? <PaymentView {...payment} /> : <NoSuchPurchase />}
      </div>
    </PageMessages>
  );
}

/** Final states have a result card with its own heading. */
function hasResult({ state }: PayInfo): boolean {
  return isDone(state) || state === 'deposited';
}

function titleIn({ state }: PayInfo) {
  if (state === 'paid') return 'checkout.pay.paid';
  if (state === 'deposited') return 'preSale.depositPaid';
  return state === 'promised' ? 'checkout.pay.promised' : 'checkout.pay.title';
}

function NoSuchPurchase() {
  const text = useText();
  return (
    <div className="card">
      <Empty kind="order" sentence={text('checkout.pay.unknown')}>
        <ButtonLink to={ORDER_LIST}>{text('checkout.pay.toOrders')}</ButtonLink>
      </Empty>
    </div>
  );
}

/** After Back from the provider, the bfcache restores this page as it was, still busy: it has to be reloaded. */
function useFreshPage(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
