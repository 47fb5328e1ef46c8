import { useActionData } from 'react-router';
import type { AddressOutcome } from '../../features/addresses/address-fields.ts';
import { saveAddress } from '../../features/addresses/save-address.server.ts';
import { PurchaseHeading } from '../../features/orders/purchase-heading.tsx';
import { readForm } from '../../forms/form-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords, useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { loadCheckout } from './load-checkout.server.ts';
import type { CheckoutOutcome } from './order-form.ts';
import messageIds from './page.tsx?words';
import { submitOrder } from './submit-order.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const words = wordsJson(visit.locale, messageIds);
  return { ...(await loadCheckout(visit, url)), words };
}

export async function action({ context, request, url }: Route.ActionArgs): Promise<CheckoutOutcome | AddressOutcome> {
  const visit = context.get(visitContext);
  const values = readForm(await request.formData());
  return values.form === 'address' ? saveAddress(visit, url, values) : submitOrder(visit, url, values);
}

export { clientAction } from '../../forms/answered-action.ts';

export default function SubmitOrderPage({ loaderData }: Route.ComponentProps) {
  const { checkout, refusal, words } = loaderData;
  const { nothingLeft } = useActionData<CheckoutOutcome>() ?? {};
  return (
    <MoreWords json={words}>
      <div className="page-column py-6 md:py-8">
        <PurchaseHeading title="checkout.title" />
        {nothingLeft && (
          <div role="alert">
            <NothingToCheckOut message={nothingLeft} isDirect={false} />
          </div>
        )}
        {!nothingLeft && refusal && <NothingToCheckOut {...refusal} />}
        {/* Goods of another address are another order. */}
        {!nothingLeft && checkout && <CheckoutPage key={JSON.stringify(checkout.purchase)} loaded={checkout} />}
      </div>
    </MoreWords>
  );
}

interface NothingToCheckOutProps {
  message: string;
  /** One thing was to be bought directly, without the cart. */
  isDirect: boolean;
}

/** The mall said why; the cart is where it can be put right. */
function NothingToCheckOut({ message, isDirect }: NothingToCheckOutProps) {
  const text = useText();
  return (
    <div className="card">
      <Empty kind="cart" sentence={message}>
        {isDirect ? (
          <ButtonLink to="/list?st=0">{text('ui.goShopping')}</ButtonLink>
        ) : (
          <ButtonLink to="/cart">{text('checkout.toCart')}</ButtonLink>
        )}
      </Empty>
    </div>
  );
}
