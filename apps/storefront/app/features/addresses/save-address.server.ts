import { addAddress, updateAddress } from '@galleria/contract/addresses';
import type { PageVisit } from '@galleria/contract/call';
import { outcomeOf } from '../../forms/answers.server.ts';
import { invalidState, problemState } from '../../forms/form-reply.server.ts';
import type { FormValues } from '../../forms/form-state.ts';
import { serverText } from '../../messages/server-text.server.ts';
import type { AddressOutcome } from './address-fields.ts';
import { type AddressField, addressForm, draftOf } from './address-fields.ts';
import { regionsAround } from './regions.server.ts';

/**
 * For actions of pages with an `AddressForm`: saves the address, or returns the problems and the regions to choose
 * from.
 */
export async function saveAddress(visit: PageVisit, url: URL, values: AddressValues): Promise<AddressOutcome> {
  const outcome =
    values.intent === 'regions'
      ? problemState({}, values, serverText(visit.locale))
      : await validateAndSave(visit, url, values);
  if (outcome.done) return outcome;
  return { ...outcome, regions: await regionsAround(visit, url, Number(values.provinceId), Number(values.cityId)) };
}

type AddressValues = FormValues<AddressField>;

async function validateAndSave({ call, locale }: PageVisit, url: URL, values: AddressValues): Promise<AddressOutcome> {
  const invalid = invalidState(addressForm, values, locale);
  if (invalid) return invalid;
  const draft = { ...draftOf(values), commonAddr: values.commonAddr === '1' ? (1 as const) : (0 as const) };
  const { addrId } = values;
  const { refusalFields } = addressForm;
  if (addrId) return outcomeOf(await call(updateAddress, { addrId, ...draft }), { url, values }, refusalFields);
  const answer = await call(addAddress, draft);
  const outcome = outcomeOf(answer, { url, values }, refusalFields);
  return answer.ok ? { ...outcome, addedId: answer.data.addrId } : outcome;
}
