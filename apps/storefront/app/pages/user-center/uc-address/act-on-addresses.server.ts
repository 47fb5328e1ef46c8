import { addAddress, defaultAddress, deleteAddress, updateAddress } from '@galleria/contract/addresses';
import type { PageVisit } from '@galleria/contract/call';
import { problemState } from '../../../account/form/form-reply.server.ts';
import { type FormValues, readForm } from '../../../account/form/form-state.ts';
import { serverText } from '../../../words/server-text.server.ts';
import { outcomeOf } from '../forms/answers.server.ts';
import type { AddressOutcome } from './address-types.ts';
import { checkAddress, draftOf } from './check-address.ts';
import { regionsAround } from './regions.server.ts';

export async function actOnAddresses(visit: PageVisit, url: URL, data: FormData): Promise<AddressOutcome> {
  const values = readForm(data);
  const { addrId: id = '' } = values;
  if (values.form === 'delete') return outcomeOf(await visit.call(deleteAddress, { id }), { url, values });
  if (values.form === 'default') return outcomeOf(await visit.call(defaultAddress, { id }), { url, values });
  const outcome =
    values.intent === 'regions'
      ? problemState({}, values, serverText(visit.locale))
      : await saveAddress(visit, url, values);
  if (outcome.done) return outcome;
  return { ...outcome, regions: await regionsAround(visit, url, Number(values.provinceId), Number(values.cityId)) };
}

async function saveAddress({ call, locale }: PageVisit, url: URL, values: FormValues): Promise<AddressOutcome> {
  const problems = checkAddress(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(locale));
  const draft = { ...draftOf(values), commonAddr: values.commonAddr === '1' ? (1 as const) : (0 as const) };
  const { addrId } = values;
  const answer = addrId ? await call(updateAddress, { addrId, ...draft }) : await call(addAddress, draft);
  return outcomeOf(answer, { url, values }, { 'address.unknownArea': 'areaId' });
}
