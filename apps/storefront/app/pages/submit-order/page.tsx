import { ChevronLeft } from 'lucide-react';
import { Link, useActionData } from 'react-router';
import type { AddressOutcome } from '../../features/addresses/address-fields.ts';
import { saveAddress } from '../../features/addresses/save-address.server.ts';
import { PurchaseHeading } from '../../features/orders/purchase-heading.tsx';
import { readForm } from '../../forms/form-state.ts';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { loadCheckout } from './load-checkout.server.ts';
import type { CheckoutOutcome } from './order-form.ts';
import messageIds from './page.tsx?messages';
import type { Purchase } from './purchase.ts';
import { submitOrder } from './submit-order.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const messages = messagesJson(visit.locale, messageIds);
  return { ...(await loadCheckout(visit, url)), messages };
}

export async function action({ context, request, url }: Route.ActionArgs): Promise<CheckoutOutcome | AddressOutcome> {
  const visit = context.get(visitContext);
  const values = readForm(await request.formData());
  return values.form === 'address' ? saveAddress(visit, url, values) : submitOrder(visit, url, values);
}

export { clientAction } from '../../forms/answered-action.ts';

export default function SubmitOrderPage({ loaderData }: Route.ComponentProps) {
  const { checkout, refusal, messages } = loaderData;
  const { nothingLeft } = useActionData<CheckoutOutcome>() ?? {};
  return (
    <PageMessages json={messages}>
      <div className="page-column py-6 md:py-8">
        <PurchaseHeading title="checkout.title">
          {checkout && isOfCart(checkout.purchase) && <CartLink />}
        </PurchaseHeading>
        {nothingLeft && (
          <div role="alert">
            <NothingToCheckOut message={nothingLeft} way="cart" />
          </div>
        )}
        {!nothingLeft && refusal && <NothingToCheckOut {...refusal} />}
        {/* Another purchase is another order, so it gets fresh state. */}
        {!nothingLeft && checkout && <CheckoutPage key={JSON.stringify(checkout.purchase)} loaded={checkout} />}
      </div>
    </PageMessages>
  );
}

function isOfCart({ checkout, orderItem }: Purchase): boolean {
  return checkout === 'order' && !orderItem;
}

/** The header of this page has no cart link. */
function CartLink() {
  return (
    <Link
      to="/cart"
      className="inline-flex min-h-11 items-center gap-1 rounded-control font-medium text-ink-soft text-sm hover:text-ink"
    >
      <ChevronLeft aria-hidden className="flip-rtl size-4" />
      {useText()('checkout.toCart')}
    </Link>
  );
}

interface NothingToCheckOutProps {
  message: string;
  /** The cart for its own lines; other links for goods that were to be bought directly and are in no cart. */
  way: 'cart' | 'shopping' | { readonly flashSale: string };
}

/** Shows the refusal of the checkout. */
function NothingToCheckOut({ message, way }: NothingToCheckOutProps) {
  const text = useText();
  return (
    <div className="card">
      <Empty kind="cart" sentence={message}>
        {way === 'cart' && <ButtonLink to="/cart">{text('checkout.toCart')}</ButtonLink>}
        {way === 'shopping' && <ButtonLink to="/list?st=0">{text('ui.goShopping')}</ButtonLink>}
        {typeof way === 'object' && <ButtonLink to={way.flashSale}>{text('flashSale.back')}</ButtonLink>}
      </Empty>
    </div>
  );
}
