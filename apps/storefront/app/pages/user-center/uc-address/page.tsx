import { addressCount, addressList, deleteAddress, setDefaultAddress } from '@galleria/contract/addresses';
import type { PageVisit } from '@galleria/contract/call';
import { useState } from 'react';
import { useActionData, useNavigate } from 'react-router';
import type { Address, AddressOutcome, Regions } from '../../../features/addresses/address-fields.ts';
import { AddressForm } from '../../../features/addresses/address-form.tsx';
import { AddressPanel } from '../../../features/addresses/address-panel.tsx';
import { regionsAround } from '../../../features/addresses/regions.server.ts';
import { saveAddress } from '../../../features/addresses/save-address.server.ts';
import { callOrThrow, outcomeOf } from '../../../forms/answers.server.ts';
import { type FormState, readForm } from '../../../forms/form-state.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { AddButton } from './add-button.tsx';
import { AddressCard } from './address-card.tsx';
import messageIds from './page.tsx?messages';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [addresses, { limit }] = await Promise.all([
    callOrThrow(visit, url, addressList, {}),
    callOrThrow(visit, url, addressCount, {}),
  ]);
  const edited = addresses.find(({ addrId }) => String(addrId) === url.searchParams.get('edit'));
  return {
    addresses,
    limit,
    regions: await regionsAround(visit, url, edited?.provinceId, edited?.cityId),
    /**
     * The form in place of the dialog: when the address asks for it, for links from other pages and without scripts.
     */
    inPlace: edited ?? (url.searchParams.has('add') ? ('new' as const) : undefined),
    messages: messagesJson(visit.locale, messageIds),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnAddresses(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function AddressPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <AddressBook {...loaderData} />
    </PageMessages>
  );
}

type AddressBookProps = Pick<Route.ComponentProps['loaderData'], 'addresses' | 'limit' | 'regions' | 'inPlace'>;

function AddressBook({ addresses, limit, regions, inPlace }: AddressBookProps) {
  const text = useText();
  const [open, setOpen] = useState<Address | 'new'>();
  const isEmpty = addresses.length === 0;
  const add = <AddButton count={addresses.length} limit={limit} onAdd={() => setOpen('new')} />;
  return (
    <>
      <PageHead name={text('profile.menu.addresses')} intro={text('addresses.intro')}>
        {!isEmpty && add}
      </PageHead>
      <div className="flex flex-col gap-4">
        {inPlace && <AddressInPlace address={inPlace} regions={regions} />}
        {isEmpty && !inPlace && (
          <div className="card">
            <Empty kind="address">{add}</Empty>
          </div>
        )}
        <ul className="grid gap-4 lg:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.addrId} address={address} onEdit={() => setOpen(address)} />
          ))}
        </ul>
      </div>
      {open && <AddressPanel address={open} regions={regions} onClose={() => setOpen(undefined)} />}
    </>
  );
}

async function actOnAddresses(visit: PageVisit, url: URL, data: FormData): Promise<AddressOutcome> {
  const values = readForm(data);
  const { addrId: id = '' } = values;
  if (values.form === 'delete') return outcomeOf(await visit.call(deleteAddress, { id }), { url, values });
  if (values.form === 'default') return outcomeOf(await visit.call(setDefaultAddress, { id }), { url, values });
  return saveAddress(visit, url, values);
}

/** The form in the page, when the address asks for it. */
function AddressInPlace({ address, regions }: { address: Address | 'new'; regions: Regions }) {
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
