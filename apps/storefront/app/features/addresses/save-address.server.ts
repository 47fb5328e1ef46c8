import { addAddress, updateAddress } from '@galleria/contract/addresses';
import type { PageVisit } from '@galleria/contract/call';
import { outcomeOf } from '../../forms/answers.server.ts';
import { problemState } from '../../forms/form-reply.server.ts';
import type { FormValues } from '../../forms/form-state.ts';
import { serverText } from '../../words/server-text.server.ts';
import type { AddressOutcome } from './address-types.ts';
import { checkAddress, draftOf } from './address-definition.ts';
import { regionsAround } from './regions.server.ts';

/** For actions of pages with an `AddressForm`: saves it, or says what is wrong with it and what can be chosen. */
export async function saveAddress(visit: PageVisit, url: URL, values: FormValues): Promise<AddressOutcome> {
  const outcome =
    values.intent === 'regions'
      ? problemState({}, values, serverText(visit.locale))
      : await trySaving(visit, url, values);
  if (outcome.done) return outcome;
  return { ...outcome, regions: await regionsAround(visit, url, Number(values.provinceId), Number(values.cityId)) };
}

async function trySaving({ call, locale }: PageVisit, url: URL, values: FormValues): Promise<AddressOutcome> {
  const problems = checkAddress(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(locale));
  const draft = { ...draftOf(values), commonAddr: values.commonAddr === '1' ? (1 as const) : (0 as const) };
  const { addrId } = values;
  if (addrId) return outcomeOf(await call(updateAddress, { addrId, ...draft }), { url, values }, PLACES);
  const answer = await call(addAddress, draft);
  const outcome = outcomeOf(answer, { url, values }, PLACES);
  return answer.ok ? { ...outcome, addedId: answer.data.addrId } : outcome;
}

const PLACES = { 'address.unknownArea': 'areaId' };
