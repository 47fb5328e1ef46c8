import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { centsOf } from '@galleria/domain/money/main-units';
import { MapPin, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginAddress } from '../../../account/login-address.ts';
import { announce } from '../../../api/outcomes.ts';
import { useMoneyText } from '../../../money/use-money-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useText } from '../../../words/words.tsx';
import { deliveryFeeCents } from '../delivery-fee.ts';
import type { DetailData } from '../detail-data.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { AddressSelect } from './address-select.tsx';
import type { Chosen } from './use-choice.ts';

const VIRTUAL = 1;

interface DeliveryLineProps {
  detail: DetailData;
  chosen: Chosen;
}

/** Where to, when and for how much. */
export function DeliveryLine({ detail, chosen }: DeliveryLineProps) {
  const text = useText();
  const { mold, deliveryTypes } = detail.product;
  if (mold === VIRTUAL || deliveryTypes.every((type) => type === DELIVERY_TYPE.none))
    return <Line icon={<Truck />}>{text('detail.nothingToShip')}</Line>;
  return (
    <section aria-label={text('detail.delivery')} className="flex flex-col gap-3 rounded-card bg-well p-4">
      <Line icon={<Truck />}>
        <Terms detail={detail} chosen={chosen} />
      </Line>
      <Line icon={<MapPin />}>
        {detail.addresses ? (
          <PartBoundary waiting={<Skeleton className="h-11" />}>
            <AddressSelect addresses={detail.addresses} addrId={detail.addrId} />
          </PartBoundary>
        ) : (
          <SignInLink />
        )}
      </Line>
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft">
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

function Terms({ detail: { product, arrives }, chosen: { sku, quantity } }: DeliveryLineProps) {
  const text = useText();
  const money = useMoneyText();
  const { delivery, deliveryTypes } = product;
  const { regionName: region, isDeliverable, freeOver } = delivery;
  if (!isDeliverable)
    return (
      <span className="font-medium text-brand-ink">
        {region ? text('detail.notDelivered', { region }) : text('detail.notDeliveredHere')}
      </span>
    );
  const feeCents = deliveryFeeCents(delivery, sku, quantity.value);
  const parts = [
    region && text('detail.deliveryTo', { region }),
    text('detail.arrives', { dates: arrives }),
    feeCents > 0 ? text('detail.fee', { amount: money(feeCents) }) : text('detail.freeDelivery'),
  ];
  const more = [
    feeCents > 0 && freeOver !== null && text('detail.freeOver', { amount: money(centsOf(freeOver)) }),
    deliveryTypes.includes(DELIVERY_TYPE.pickup) && text('detail.pickup'),
    deliveryTypes.includes(DELIVERY_TYPE.sameCity) && text('detail.sameCity'),
  ];
  return (
    <>
      <span className="block">{parts.filter(Boolean).join(' · ')}</span>
      <span className="block text-ink-soft">{more.filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** With scripts the login opens over the page. */
function SignInLink() {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <a
      href={loginAddress(pathname + search)}
      onClick={(event) => {
        event.preventDefault();
        announce({ kind: 'signedOut' });
      }}
      className="underline decoration-edge underline-offset-4 hover:text-brand-ink"
    >
      {text('detail.signInForAddress')}
    </a>
  );
}
