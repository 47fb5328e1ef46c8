import { useActionData, useNavigate } from 'react-router';
import { AddressForm } from '../../../features/addresses/address-form.tsx';
import type { Address, Regions } from '../../../features/addresses/address-types.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useText } from '../../../words/words.tsx';

/** The form as a part of the page, for those who came by its address. */
export function AddressInPlace({ address, regions }: { address: Address | 'new'; regions: Regions }) {
  const text = useText();
  const navigate = useNavigate();
  const posted = useActionData<FormState>();
  const leave = () => navigate('/user-center/uc-address', { replace: true, preventScrollReset: true });
  if (posted?.done) {
    return (
      <p role="status" className="card px-4 py-3 font-medium text-sm text-success">
        {text('addresses.saved')}
      </p>
    );
  }
  return (
    <SectionCard title={text(address === 'new' ? 'addresses.add' : 'addresses.editTitle')}>
      <div className="max-w-xl">
        <AddressForm address={address} regions={regions} onDone={leave} onCancel={leave} />
      </div>
    </SectionCard>
  );
}
