import { useActionData } from 'react-router';
import type { AddressOutcome } from '../../features/addresses/address-types.ts';
import { saveAddress } from '../../features/addresses/save-address.server.ts';
import { AMOUNT_WORDS } from '../../features/orders/amount-words.ts';
import { PurchaseHeading } from '../../features/orders/purchase-heading.tsx';
import { COUPON_WORDS } from '../../features/promotions/coupon-words.ts';
import { answeredAction } from '../../forms/answered-action.ts';
import { readForm } from '../../forms/form-state.ts';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { CheckoutPage } from './checkout-page.tsx';
import type { CheckoutOutcome } from './checkout-types.ts';
import { loadCheckout } from './load-checkout.server.ts';
import { NothingToCheckOut } from './nothing-to-check-out.tsx';
import { placeOrder } from './place-order.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const words = wordsJson(
    visit.locale,
    'checkout.',
    'addresses.',
    'accounts.field.noAnswer',
    'profile.save',
    ...AMOUNT_WORDS,
    ...COUPON_WORDS,
  );
  return { ...(await loadCheckout(visit, url)), words };
}

export async function action({ context, request, url }: Route.ActionArgs): Promise<CheckoutOutcome | AddressOutcome> {
  const visit = context.get(visitContext);
  const values = readForm(await request.formData());
  return values.form === 'address' ? saveAddress(visit, url, values) : placeOrder(visit, url, values);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answeredAction<CheckoutOutcome | AddressOutcome>(serverAction);

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
        {!nothingLeft && checkout && <CheckoutPage key={checkout.orderItem?.skuId} loaded={checkout} />}
      </div>
    </MoreWords>
  );
}
