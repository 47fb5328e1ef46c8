import { Plus } from 'lucide-react';
import type { Address } from '../../features/addresses/address-fields.ts';
import { AddressLines } from '../../features/addresses/address-lines.tsx';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { OpenHere } from '../../ui/links/open-here.tsx';
import { Part, Refusal } from './part.tsx';
import type { Checkout } from './use-checkout.ts';

/** Number of addresses in view; the others are collapsed. */
const IN_VIEW = 4;

interface AddressPartProps {
  addresses: readonly Address[];
  mayAdd: boolean;
  checkout: Checkout;
  onAdd: () => void;
}

export function AddressPart({ addresses, mayAdd, checkout, onAdd }: AddressPartProps) {
  const text = useText();
  const { confirmed, choices, errors } = checkout;
  const others = addresses.slice(IN_VIEW);
  const isFirst = addresses.length === 0;
  return (
    <Part
      title={text('checkout.address.title')}
      aside={
        mayAdd && (
          <OpenHere to="/user-center/uc-address?add=1" size="small" tone={isFirst ? 'brand' : 'outline'} onOpen={onAdd}>
            <Plus aria-hidden className="size-4" />
            {text('addresses.add')}
          </OpenHere>
        )
      }
    >
      <Refusal message={errors.address} />
      {isFirst && <p className="text-ink-soft text-sm">{text('checkout.address.none')}</p>}
      {!confirmed.needsAddress && !isFirst && (
        <p className="text-ink-soft text-sm">{text('checkout.address.notNeeded')}</p>
      )}
      <AddressCards addresses={addresses.slice(0, IN_VIEW)} checkout={checkout} />
      {others.length > 0 && (
        <details open={others.some(({ addrId }) => addrId === choices.addrId) || undefined}>
          <summary className="w-fit rounded-control py-1 text-brand-ink text-sm underline underline-offset-4">
            {text('checkout.address.more', { count: others.length })}
          </summary>
          <div className="pt-3">
            <AddressCards addresses={others} checkout={checkout} />
          </div>
        </details>
      )}
    </Part>
  );
}

function AddressCards({ addresses, checkout }: Pick<AddressPartProps, 'addresses' | 'checkout'>) {
  const text = useText();
  const { choices, choose } = checkout;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {addresses.map((address) => (
        <ChoiceCard
          key={address.addrId}
          name="addrId"
          value={address.addrId}
          checked={choices.addrId === address.addrId}
          onChange={() => void choose({ addrId: address.addrId })}
        >
          <AddressLines address={address} />
          {address.commonAddr === 1 && (
            <span className="mt-1.5 block">
              <Badge tone="soft">{text('addresses.default')}</Badge>
            </span>
          )}
        </ChoiceCard>
      ))}
    </div>
  );
}
