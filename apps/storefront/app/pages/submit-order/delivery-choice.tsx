import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { centsOf } from '@galleria/domain/money/main-units';
import type { MessageId } from '@galleria/i18n/message-id';
import { Arrival } from '../../features/delivery/arrival.tsx';
import { useMoneyText } from '../../features/money/money-text.ts';
import { useText } from '../../messages/messages.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { ErrorLine } from '../../ui/fields/field.tsx';
import { type ConfirmedShop, perStore } from './order-form.ts';
import { PickupFields } from './pickup-fields.tsx';
import type { Checkout } from './use-checkout.ts';

const NAMES: Readonly<Record<number, MessageId<'storefront'>>> = {
  [DELIVERY_TYPE.courier]: 'checkout.delivery.courier',
  [DELIVERY_TYPE.pickup]: 'checkout.delivery.pickup',
  [DELIVERY_TYPE.none]: 'checkout.delivery.none',
  [DELIVERY_TYPE.sameCity]: 'checkout.delivery.sameCity',
};

interface DeliveryChoiceProps {
  shop: ConfirmedShop;
  /** When the goods would leave. */
  leavesMs: number;
  checkout: Checkout;
}

/** Delivery types with their fee and arrival. */
export function DeliveryChoice({ shop, leavesMs, checkout }: DeliveryChoiceProps) {
  const text = useText();
  const { shopId, deliveries, dvyType } = shop;
  const name = perStore.delivery(shopId);
  const error = checkout.errors[name];
  const [only] = deliveries;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium text-sm">{text('checkout.delivery.title')}</legend>
      {deliveries.length > 1 ? (
        <Offers shop={shop} leavesMs={leavesMs} checkout={checkout} />
      ) : (
        <div className="-mt-1 text-sm">
          <input type="hidden" name={name} value={dvyType} />
          {only && <Offer offer={only} leavesMs={leavesMs} />}
        </div>
      )}
      {error && <ErrorLine>{error}</ErrorLine>}
      {checkout.choices.dvyTypes[shopId] === DELIVERY_TYPE.pickup && <PickupFields shop={shop} checkout={checkout} />}
    </fieldset>
  );
}

/** A delivery type that is not possible can be deselected, but not chosen. */
function Offers({ shop: { shopId, deliveries }, leavesMs, checkout }: DeliveryChoiceProps) {
  const { choices, choose, errors } = checkout;
  const name = perStore.delivery(shopId);
  const chosen = choices.dvyTypes[shopId];
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {deliveries.map((offer) => (
        <ChoiceCard
          key={offer.dvyType}
          name={name}
          value={offer.dvyType}
          checked={chosen === offer.dvyType}
          disabled={!offer.isPossible && chosen !== offer.dvyType}
          aria-invalid={errors[name] && chosen === offer.dvyType ? true : undefined}
          onChange={() => void choose({ dvyTypes: { ...choices.dvyTypes, [shopId]: offer.dvyType } })}
        >
          <Offer offer={offer} leavesMs={leavesMs} />
        </ChoiceCard>
      ))}
    </div>
  );
}

function Offer({ offer, leavesMs }: { offer: ConfirmedShop['deliveries'][number]; leavesMs: number }) {
  const text = useText();
  const money = useMoneyText();
  const { dvyType, isPossible, fee, minDays, maxDays } = offer;
  const name = NAMES[dvyType];
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{name && text(name)}</span>
        {isPossible && (
          <span className={fee > 0 ? 'tabular-nums' : 'font-medium text-success'}>
            {fee > 0 ? money(centsOf(fee)) : text('checkout.amounts.free')}
          </span>
        )}
      </span>
      <span className="block text-ink-soft text-xs">
        {isPossible
          ? maxDays > 0 && <Arrival leavesMs={leavesMs} minDays={minDays} maxDays={maxDays} />
          : text('checkout.delivery.impossible')}
      </span>
    </>
  );
}
