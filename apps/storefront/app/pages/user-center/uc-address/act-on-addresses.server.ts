import { defaultAddress, deleteAddress } from '@galleria/contract/addresses';
import type { PageVisit } from '@galleria/contract/call';
import { outcomeOf } from '../../../account/form/answers.server.ts';
import { readForm } from '../../../account/form/form-state.ts';
import type { AddressOutcome } from '../../../addresses/address-types.ts';
import { saveAddress } from '../../../addresses/save-address.server.ts';

export async function actOnAddresses(visit: PageVisit, url: URL, data: FormData): Promise<AddressOutcome> {
  const values = readForm(data);
  const { addrId: id = '' } = values;
  if (values.form === 'delete') return outcomeOf(await visit.call(deleteAddress, { id }), { url, values });
  if (values.form === 'default') return outcomeOf(await visit.call(defaultAddress, { id }), { url, values });
  return saveAddress(visit, url, values);
}
