import * as contract from '@galleria/contract/accounts/profile';
import type { PageVisit } from '@galleria/contract/call';
import { codeOutcome, outcomeOf } from '../../../forms/answers.server.ts';
import { readValues } from '../../../forms/define-form.ts';
import { invalidState } from '../../../forms/form-reply.server.ts';
import { type FormState, readForm } from '../../../forms/form-state.ts';
import { type ContactKind, contactForm, profileForm } from './account-forms.ts';

/** The forms of the page: `avatar`, `mail`, `mobile`, `profile`. */
export async function actOnAccount(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const form = data.get('form');
  if (form === 'avatar') return saveAvatar(visit, url, data);
  if (form === 'mail' || form === 'mobile') return changeContact(visit, url, data, form);
  return saveProfile(visit, url, data);
}

async function saveAvatar({ call }: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readForm(data);
  return outcomeOf(await call(contract.updateProfile, { avatarUrl: values.avatarUrl }), { url, values });
}

async function saveProfile({ call, locale }: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readValues(profileForm, data);
  const invalid = invalidState(profileForm, values, locale);
  if (invalid) return invalid;
  const { nickName, birthDate } = values;
  const sex = values.sex === 'M' || values.sex === 'F' ? values.sex : '';
  const answer = await call(contract.updateProfile, { nickName, sex, birthDate });
  return outcomeOf(answer, { url, values }, profileForm.refusalFields);
}

async function changeContact(
  { call, locale }: PageVisit,
  url: URL,
  data: FormData,
  kind: ContactKind,
): Promise<FormState> {
  const values = readValues(contactForm, data);
  const sendsCode = values.intent === 'sendCode';
  const invalid = invalidState(contactForm, values, locale, sendsCode ? [kind] : undefined);
  if (invalid) return invalid;
  const contact = { [kind]: values[kind] };
  if (sendsCode) return codeOutcome(await call(contract.sendContactCode, contact), { url, values });
  const { validCode = '', passWord } = values;
  const answer = await call(contract.changeContact, { ...contact, validCode, passWord });
  return outcomeOf(answer, { url, values }, { ...contactForm.refusalFields, 'account.contactTaken': kind });
}
