import { sendContactCode, setContact, setUserInfo } from '@galleria/contract/accounts/profile';
import type { PageVisit } from '@galleria/contract/call';
import { type FormValues, readForm } from '../../../account/form/form-state.ts';
import { serverText } from '../../../words/server-text.server.ts';
import { codeOutcome, outcomeOf, refuseForm } from '../forms/answers.server.ts';
import type { Outcome } from '../forms/outcome.ts';
import { type ContactKind, checkContact, checkContactAddress } from './check-contact.ts';
import { checkProfile } from './check-profile.ts';

export async function actOnAccount(visit: PageVisit, url: URL, data: FormData): Promise<Outcome> {
  const values = readForm(data);
  if (values.form === 'avatar') {
    return outcomeOf(await visit.call(setUserInfo, { avatarUrl: values.avatarUrl }), { url, values });
  }
  if (values.form === 'mail' || values.form === 'mobile') return changeContact(visit, url, values, values.form);
  return saveProfile(visit, url, values);
}

async function saveProfile({ call, locale }: PageVisit, url: URL, values: FormValues): Promise<Outcome> {
  const problems = checkProfile(values, serverText(locale));
  if (Object.keys(problems).length > 0) return refuseForm(values, problems);
  const { nickName, birthDate } = values;
  const sex = values.sex === 'M' || values.sex === 'F' ? values.sex : '';
  const answer = await call(setUserInfo, { nickName, sex, birthDate });
  return outcomeOf(answer, { url, values }, { 'profile.birthDate': 'birthDate' });
}

async function changeContact(
  { call, locale }: PageVisit,
  url: URL,
  values: FormValues,
  kind: ContactKind,
): Promise<Outcome> {
  const text = serverText(locale);
  const sendsCode = values.intent === 'sendCode';
  const problems = sendsCode ? checkContactAddress(kind, values[kind], text) : checkContact(values, text);
  if (Object.keys(problems).length > 0) return refuseForm(values, problems);
  const contact = { [kind]: values[kind] };
  if (sendsCode) return codeOutcome(await call(sendContactCode, contact), { url, values });
  const { validCode = '', passWord } = values;
  const answer = await call(setContact, { ...contact, validCode, passWord });
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
