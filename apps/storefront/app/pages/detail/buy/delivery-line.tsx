import { MapPin, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { publishOutcome } from '../../../api/outcomes.ts';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { loginAddress } from '../../../visit/login-address.ts';
import { type Deferred, useDeferred } from '../deferred.ts';
import type { OwnAddress, ProductParts } from '../detail-data.ts';
import { changedAddress } from '../page-address.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { deliveryLines, isDoorDelivery, needsNoDelivery } from './delivery-lines.ts';
import type { Chosen } from './use-choice.ts';

interface DeliveryLineProps {
  detail: Pick<ProductParts, 'product' | 'arrives' | 'addresses' | 'addrId'>;
  chosen: Chosen;
}

/** Delivery of the product: destination, date and fee. */
export function DeliveryLine({ detail, chosen }: DeliveryLineProps) {
  const text = useText();
  const { delivery } = detail.product;
  const ways = (
    <Line icon={<Truck />}>
      <Ways detail={detail} chosen={chosen} />
    </Line>
  );
  if (needsNoDelivery(delivery)) return ways;
  return (
    <section aria-label={text('detail.delivery')} className="flex flex-col gap-3 rounded-card bg-well p-4">
      {ways}
      {delivery.ways.some(isDoorDelivery) && (
        <Line icon={<MapPin />}>
          {detail.addresses ? (
            <PartBoundary waiting={<Skeleton className="h-11" />}>
              <AddressSelect addresses={detail.addresses} addrId={detail.addrId} />
            </PartBoundary>
          ) : (
            <SignInLink />
          )}
        </Line>
      )}
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

function Ways({ detail: { product, arrives }, chosen: { sku, quantity } }: DeliveryLineProps) {
  const text = useText();
  const money = useMoneyText();
  const lines = deliveryLines(product.delivery, arrives, { sku, quantity: quantity.value }, { text, money });
  return (
    <div className="flex flex-col gap-1">
      {lines.map(({ sentence, hint, isRefusal }) => (
        <p key={sentence} className={isRefusal ? 'font-medium text-brand-ink' : undefined}>
          {sentence}
          {hint && <span className="block text-ink-soft">{hint}</span>}
        </p>
      ))}
    </div>
  );
}

/** With scripts the login opens in a dialog over the page. */
function SignInLink() {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <a
      href={loginAddress(pathname + search)}
      onClick={(event) => {
        event.preventDefault();
        publishOutcome({ kind: 'signedOut' });
      }}
      className="underline decoration-edge underline-offset-4 hover:text-brand-ink"
    >
      {text('detail.signInForAddress')}
    </a>
  );
}

interface AddressSelectProps {
  addresses: Deferred<OwnAddress[]>;
  /** The chosen address; undefined: the first one, which is the default. */
  addrId: number | undefined;
}

/** Select of the buyer's own addresses. Without scripts a button submits the choice. */
function AddressSelect({ addresses, addrId }: AddressSelectProps) {
  const text = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const own = useDeferred(addresses);
  if (own.length === 0)
    return (
      <a href="/user-center/uc-address" className="underline decoration-edge underline-offset-4 hover:text-brand-ink">
        {text('detail.addAddress')}
      </a>
    );
  const shown = own.find((one) => one.addrId === addrId) ?? own[0];
  return (
    <form className="flex gap-2">
      {[...new URLSearchParams(search)].map(([name, value]) =>
        name === 'addr' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="min-w-0 flex-1">
        <Select
          name="addr"
          data-early
          aria-label={text('detail.deliverTo')}
          defaultValue={shown?.addrId}
          onChange={({ target }) =>
            void navigate(changedAddress(search, { addr: target.value }), { replace: true, preventScrollReset: true })
          }
        >
          {own.map(({ addrId: id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" tone="outline" className="not-noscript:hidden">
        {text('detail.useAddress')}
      </Button>
    </form>
  );
}
