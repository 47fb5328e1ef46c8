import type { addressList } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import { AddressLines } from '../../../features/addresses/address-lines.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useText } from '../../../words/words.tsx';

type Address = OutputOf<typeof addressList>[number];

export function DefaultAddress({ address }: { address: Address | undefined }) {
  const text = useText();
  return (
    <SectionCard title={text('profile.home.defaultAddress')}>
      {address ? (
        <AddressLines address={address} />
      ) : (
        <p className="text-pretty text-ink-soft text-sm">{text('profile.home.noAddress')}</p>
      )}
      <ButtonLink
        to={address ? '/user-center/uc-address' : '/user-center/uc-address?add=1'}
        tone="outline"
        size="small"
        className="mt-5"
      >
        {text(address ? 'profile.home.manageAddresses' : 'profile.home.addAddress')}
      </ButtonLink>
    </SectionCard>
  );
}
