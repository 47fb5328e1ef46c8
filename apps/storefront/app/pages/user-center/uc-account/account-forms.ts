import { isNickName, NICK_NAME_LIMIT } from '@galleria/domain/accounts/contact';
import { problemsOf } from '../../../features/accounts/account-rules.ts';
import type { Check, FormProblem } from '../../../forms/form-state.ts';

/** Born before the day on which the form was made (`today`); it need not be told. */
export const checkProfile: Check = ({ nickName = '', birthDate = '', today = '' }) =>
  problemsOf({
    nickName: checkName(nickName),
    birthDate: birthDate !== '' && birthDate >= today ? 'profile.account.birthDatePast' : undefined,
  });

function checkName(name: string): FormProblem | undefined {
  if (name === '') return 'profile.account.nickNameEmpty';
  return isNickName(name) ? undefined : { id: 'profile.account.nickNameLong', values: { limit: NICK_NAME_LIMIT } };
}
