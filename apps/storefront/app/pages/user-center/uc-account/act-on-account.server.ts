import * as contract from '@galleria/contract/accounts/profile';
import type { PageVisit } from '@galleria/contract/call';
import { codeOutcome, outcomeOf } from '../../../forms/answers.server.ts';
import { problemState } from '../../../forms/form-reply.server.ts';
import { type FormState, type FormValues, readForm } from '../../../forms/form-state.ts';
import { serverText } from '../../../words/server-text.server.ts';
import { type ContactKind, checkContact, checkContactAddress } from './check-contact.ts';
import { checkProfile } from './account-forms.ts';

export async function actOnAccount(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readForm(data);
  if (values.form === 'avatar') {
    return outcomeOf(await visit.call(contract.updateProfile, { avatarUrl: values.avatarUrl }), { url, values });
  }
  if (values.form === 'mail' || values.form === 'mobile') return changeContact(visit, url, values, values.form);
  return saveProfile(visit, url, values);
}

async function saveProfile({ call, locale }: PageVisit, url: URL, values: FormValues): Promise<FormState> {
  const problems = checkProfile(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(locale));
  const { nickName, birthDate } = values;
  const sex = values.sex === 'M' || values.sex === 'F' ? values.sex : '';
  const answer = await call(contract.updateProfile, { nickName, sex, birthDate });
  return outcomeOf(answer, { url, values }, { 'profile.birthDate': 'birthDate' });
}

async function changeContact(
  { call, locale }: PageVisit,
  url: URL,
  values: FormValues,
  kind: ContactKind,
): Promise<FormState> {
  const sendsCode = values.intent === 'sendCode';
  const problems = sendsCode ? checkContactAddress(values) : checkContact(values);
  if (Object.keys(problems).length > 0) return problemState(problems, values, serverText(locale));
  const contact = { [kind]: values[kind] };
  if (sendsCode) return codeOutcome(await call(contract.sendContactCode, contact), { url, values });
  const { validCode = '', passWord } = values;
  const answer = await call(contract.changeContact, { ...contact, validCode, passWord });
  return outcomeOf(
    answer,
    { url, values },
    {
      'password.wrong': 'passWord',
      'password.stale': 'passWord',
      'code.wrong': 'validCode',
      'account.contactTaken': kind,
    },
  );
}
