import { deleteAddress, setDefaultAddress } from '@galleria/contract/addresses';
import type { PageVisit } from '@galleria/contract/call';
import type { AddressOutcome } from '../../../features/addresses/address-types.ts';
import { saveAddress } from '../../../features/addresses/save-address.server.ts';
import { outcomeOf } from '../../../forms/answers.server.ts';
import { readForm } from '../../../forms/form-state.ts';

export async function actOnAddresses(visit: PageVisit, url: URL, data: FormData): Promise<AddressOutcome> {
  const values = readForm(data);
  const { addrId: id = '' } = values;
  if (values.form === 'delete') return outcomeOf(await visit.call(deleteAddress, { id }), { url, values });
  if (values.form === 'default') return outcomeOf(await visit.call(setDefaultAddress, { id }), { url, values });
  return saveAddress(visit, url, values);
}
