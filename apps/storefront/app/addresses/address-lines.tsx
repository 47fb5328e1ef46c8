import type { addressList } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import type { Locale } from '@galleria/domain/site/locales';
import { useLocale } from '../words/words.tsx';

type Address = OutputOf<typeof addressList>[number];

/** Where addresses are written from the province down to the door. */
const LARGEST_FIRST: ReadonlySet<Locale> = new Set<Locale>(['zh_CN', 'zh_TW', 'ja', 'ko']);

/** An address as it is read: who, how to reach them, where. */
export function AddressLines({ address }: { address: Address }) {
  const { receiver, mobile, province, city, area, addr, postCode } = address;
  const largestFirst = LARGEST_FIRST.has(useLocale());
  // Municipalities are their own province.
  const places = [...new Set([area, city, province])];
  const region = largestFirst ? places.reverse().join(' ') : places.join(', ');
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
      <span className={`wrap-anywhere ${largestFirst ? 'order-last' : ''}`}>
        <bdi>{addr}</bdi>
      </span>
      <span className="text-ink-soft">
        <bdi>{region}</bdi> <bdi className="whitespace-nowrap">{postCode}</bdi>
      </span>
    </address>
  );
}
