import { useId } from 'react';
import { useText } from '../../messages/messages.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { ErrorLine, Field, TextInput } from '../../ui/fields/field.tsx';
import { type ConfirmedShop, perStore } from './order-form.ts';
import type { Checkout } from './use-checkout.ts';

/**
 * The pickup point and the person who collects, prefilled with the receiver of the address: most often the same person.
 */
export function PickupFields({ shop, checkout }: { shop: ConfirmedShop; checkout: Checkout }) {
  const text = useText();
  const errorId = useId();
  const { confirmed, errors, typed } = checkout;
  const { shopId, pickupPoints } = shop;
  const station = perStore.station(shopId);
  const person = perStore.person(shopId);
  const mobile = perStore.mobile(shopId);
  const before = Number(typed[station]) || pickupPoints[0]?.stationId;
  return (
    <div className="flex flex-col gap-4 rounded-card bg-well p-3 sm:p-4">
      <fieldset className="min-w-0" aria-describedby={errors[station] ? errorId : undefined}>
        <legend className="mb-2 font-medium text-sm">{text('checkout.pickup.point')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {pickupPoints.map((point) => (
            <ChoiceCard
              key={point.stationId}
              name={station}
              value={point.stationId}
              defaultChecked={point.stationId === before}
              aria-invalid={errors[station] ? true : undefined}
            >
              <Point point={point} />
            </ChoiceCard>
          ))}
        </div>
        {errors[station] && (
          <div className="mt-1.5">
            <ErrorLine id={errorId}>{errors[station]}</ErrorLine>
          </div>
        )}
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={text('checkout.pickup.person')} error={errors[person]}>
          {(wires) => (
            <TextInput
              name={person}
              defaultValue={typed[person] ?? confirmed.userAddr?.receiver}
              maxLength={50}
              autoComplete="name"
              dir="auto"
              {...wires}
            />
          )}
        </Field>
        <Field label={text('checkout.pickup.mobile')} error={errors[mobile]}>
          {(wires) => (
            <TextInput
              name={mobile}
              defaultValue={typed[mobile] ?? confirmed.userAddr?.mobile}
              maxLength={30}
              autoComplete="tel"
              inputMode="tel"
              dir="ltr"
              {...wires}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

function Point({ point: { stationName, addr, hours, phone } }: { point: ConfirmedShop['pickupPoints'][number] }) {
  return (
    <span className="flex flex-col gap-0.5">
      <span className="font-medium">
        <bdi>{stationName}</bdi>
      </span>
      <span className="text-ink-soft text-xs">
        <bdi>{addr}</bdi>
      </span>
      <span className="text-ink-soft text-xs">
        <bdi>{hours}</bdi> ·{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {phone}
        </bdi>
      </span>
    </span>
  );
}
