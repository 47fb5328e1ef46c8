import type { addressList } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import { isLargestFirst, regionLine } from '@galleria/domain/addresses/address-line';
import { useLocale } from '../../messages/messages.tsx';

type Address = OutputOf<typeof addressList>[number];

/** Receiver, mobile number and address in the order that the language uses. */
export function AddressLines({ address }: { address: Address }) {
  const { receiver, mobile, province, city, area, addr, postCode } = address;
  const locale = useLocale();
  return (
    <address className="flex flex-col gap-1 text-sm not-italic">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold text-base">
          <bdi>{receiver}</bdi>
        </strong>
        <span dir="ltr" className="text-ink-soft tabular-nums">
          {mobile}
        </span>
      </span>
      <span className={`wrap-anywhere ${isLargestFirst(locale) ? 'order-last' : ''}`}>
        <bdi>{addr}</bdi>
      </span>
      <span className="text-ink-soft">
        <bdi>{regionLine([area, city, province], locale)}</bdi> <bdi className="whitespace-nowrap">{postCode}</bdi>
      </span>
    </address>
  );
}
