import { useState } from 'react';
import { Form, useActionData } from 'react-router';
import { AddressPanel } from '../../features/addresses/address-panel.tsx';
import { ComboNote } from '../../features/combo/combo-note.tsx';
import { FlashNote } from '../../features/flash-sale/flash-note.tsx';
import { GroupNote } from '../../features/group-buy/group-note.tsx';
import { partsIn } from '../../features/pre-sale/pre-sale.ts';
import { PreSaleNote } from '../../features/pre-sale/pre-sale-note.tsx';
import { AddressPart } from './address-part.tsx';
import { CouponsAndPoints } from './coupons-and-points.tsx';
import type { LoadedCheckout } from './load-checkout.server.ts';
import { type CheckoutOutcome, needsDelivery, shownIn } from './order-form.ts';
import { Refusal } from './part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { StorePart } from './store-part.tsx';
import { SubmitBar, Summary } from './summary.tsx';
import { useCheckout, useSubmitOrder } from './use-checkout.ts';

export function CheckoutPage({ loaded }: { loaded: LoadedCheckout }) {
  const { confirmed: first, purchase, addresses, mayAdd, regions } = loaded;
  const answered = useActionData<CheckoutOutcome>();
  const posted = answered?.form === 'order' || answered?.unreachable ? answered : undefined;
  // Kept as long as the page is open, across revalidations: it is the idempotency key of the submission.
  const [uuid] = useState(posted?.values.uuid ?? loaded.uuid);
  const checkout = useCheckout({ confirmed: first, purchase, posted });
  const submission = useSubmitOrder(checkout);
  const [adding, setAdding] = useState(false);
  const { confirmed, errors } = checkout;
  return (
    <>
      <Form
        method="post"
        replace
        noValidate
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6"
        {...submission.props}
      >
        {/* The first button of a form is what Enter presses, and Enter in a field must not buy anything. */}
        <button type="submit" disabled hidden />
        <input type="hidden" name="form" value="order" />
        <input type="hidden" name="uuid" value={uuid} />
        {Object.entries(shownIn(confirmed)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex min-w-0 flex-col gap-4">
          {needsDelivery(confirmed) && (
            <AddressPart addresses={addresses} mayAdd={mayAdd} checkout={checkout} onAdd={() => setAdding(true)} />
          )}
          {purchase.checkout === 'group' && <GroupNote isJoining={purchase.orderItem.groupId !== undefined} />}
          {purchase.checkout === 'flashSale' && (
            <FlashNote prodId={purchase.prodId} activityId={purchase.orderItem.activityId} />
          )}
          {confirmed.preSale && <PreSaleNote parts={partsIn(confirmed.preSale)} />}
          <ComboNote lines={confirmed.shops.flatMap(({ lines }) => lines)} />
          <Refusal message={errors.goods} />
          {confirmed.shops.map((shop) => (
            <StorePart key={shop.shopId} shop={shop} leavesMs={loaded.leavesMs} checkout={checkout} />
          ))}
          <QuestionsPart checkout={checkout} />
          <CouponsAndPoints checkout={checkout} />
        </div>
        <Summary checkout={checkout} isSubmitting={submission.isSubmitting} />
        <SubmitBar checkout={checkout} isSubmitting={submission.isSubmitting} />
      </Form>
      {adding && (
        <AddressPanel
          address="new"
          regions={regions}
          onDone={({ addedId }) => void checkout.choose({ addrId: addedId })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
