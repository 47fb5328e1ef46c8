import { use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useText } from '../../../words/words.tsx';
import { changedAddress } from '../detail-address.ts';
import type { OwnAddress } from '../detail-data.ts';

interface AddressSelectProps {
  addresses: Promise<OwnAddress[]>;
  /** The chosen one; the first is the default. */
  addrId: number | undefined;
}

/** One of the buyer's own addresses. Without scripts a button sends the choice. */
export function AddressSelect({ addresses, addrId }: AddressSelectProps) {
  const text = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const own = use(addresses);
  if (own.length === 0)
    return (
      <a href="/user-center/uc-address" className="underline decoration-edge underline-offset-4 hover:text-brand-ink">
        {text('detail.addAddress')}
      </a>
    );
  const shown = own.find((one) => one.addrId === addrId) ?? own[0];
  return (
    <form action="/detail" className="flex gap-2">
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
