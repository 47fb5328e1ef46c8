import { isNickName, NICK_NAME_LIMIT } from '@galleria/domain/accounts/contact';
import type { Check } from '../forms/outcome.ts';

/** Born before the day on which the form was made (`today`); it need not be told. */
export const checkProfile: Check = ({ nickName = '', birthDate = '', today = '' }, text) => ({
  ...(nickName === '' && { nickName: text('profile.account.nickNameEmpty') }),
  ...(nickName !== '' &&
    !isNickName(nickName) && { nickName: text('profile.account.nickNameLong', { limit: NICK_NAME_LIMIT }) }),
  ...(birthDate !== '' && birthDate >= today && { birthDate: text('profile.account.birthDatePast') }),
});
