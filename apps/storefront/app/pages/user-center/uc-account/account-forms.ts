import type { changeContact, updateProfile } from '@galleria/contract/accounts/profile';
import { isNickName, NICK_NAME_LIMIT } from '@galleria/domain/accounts/contact';
import {
  checkCodeIfPresent,
  checkMail,
  checkMobile,
  checkPasswordIfPresent,
} from '../../../features/accounts/account-rules.ts';
import { defineForm, type FieldsOf, unchecked } from '../../../forms/define-form.ts';
import type { FormProblem } from '../../../forms/form-state.ts';

/** `today` is the day on which the page was rendered: the optional birth date has to be before it. */
export const profileForm = defineForm({
  fields: {
    nickName: checkRequiredNickName,
    sex: unchecked,
    birthDate: (birthDate = '', { today = '' }) =>
      birthDate !== '' && birthDate >= today ? 'profile.account.birthDatePast' : undefined,
    today: unchecked,
  } satisfies FieldsOf<typeof updateProfile, 'today'>,
  refusalFields: { 'profile.birthDate': 'birthDate' },
});

function checkRequiredNickName(name = ''): FormProblem | undefined {
  if (name === '') return 'profile.account.nickNameEmpty';
  return isNickName(name) ? undefined : { id: 'profile.account.nickNameLong', values: { limit: NICK_NAME_LIMIT } };
}

export type ContactKind = 'mail' | 'mobile';

/** One form for both contacts; its name in the field `form` is the one that is changed. */
export const contactForm = defineForm({
  fields: {
    mail: (mail, { form }) => (form === 'mobile' ? undefined : checkMail(mail)),
    mobile: (mobile, { form }) => (form === 'mobile' ? checkMobile(mobile) : undefined),
    validCode: checkCodeIfPresent,
    passWord: checkPasswordIfPresent,
  } satisfies FieldsOf<typeof changeContact>,
  encrypted: ['passWord'],
  refusalFields: { 'password.wrong': 'passWord', 'password.stale': 'passWord', 'code.wrong': 'validCode' },
});
