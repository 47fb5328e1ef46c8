import type * as contract from '@galleria/contract/accounts/profile';
import { maskContact, mobileContact } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { claimPicture, releasePicture } from '../../uploads/index.ts';
import { readAccount, updateAccount } from '../accounts-db.ts';
import type { AccountsContext } from '../context.ts';

export const userInfo: UseCase<typeof contract.userInfo, AccountsContext> = async ({ database }, _input, { actor }) => {
  const account = await readAccount(database.queries, actor.userId);
  return {
    nickName: account.nickName,
    pic: account.avatar,
    userId: account.id,
    userMail: account.mail ?? '',
    userMobile: account.mobile ? maskContact(mobileContact(account.mobile)) : '',
    userName: account.name ?? '',
    sex: account.sex,
    birthDate: account.birthDate ?? '',
    hasPassword: account.passwordHash !== null,
    hasPayPassword: account.payPasswordHash !== null,
  };
};

/** The specification's store fields are always null: sellers have accounts of their own. */
export const userCenter: UseCase<typeof contract.userCenter, AccountsContext> = async (
  { database },
  _input,
  { actor },
) => {
  const { id: userId, nickName } = await readAccount(database.queries, actor.userId);
  return { userId, nickName, shopId: null, shopStatus: null };
};

const OLDEST_BIRTH_DATE = '1900-01-01';

export const updateProfile: UseCase<typeof contract.updateProfile, AccountsContext> = async (
  { database },
  { nickName, avatarUrl, sex, birthDate },
  { actor },
) => {
  const { userId } = actor;
  if (birthDate) {
    const today = (await readClock(database.queries)).toISOString().slice(0, 10);
    if (birthDate > today || birthDate < OLDEST_BIRTH_DATE) return refuse('profile.birthDate');
  }
  const changes = {
    ...(nickName !== undefined && { nickName }),
    ...(avatarUrl !== undefined && { avatar: avatarUrl }),
    ...(sex !== undefined && { sex }),
    ...(birthDate !== undefined && { birthDate: birthDate || null }),
  };
  if (Object.keys(changes).length === 0) return null;
  return inTransaction(database, actor, async (transaction) => {
    const avatar = { holder: 'account.avatar', holderId: userId };
    if (avatarUrl) {
      const upload = { ownerKind: 'buyer', ownerId: userId, path: avatarUrl, purpose: 'avatar' };
      if (!(await claimPicture(transaction, avatar, upload))) return refuse('profile.foreignPicture');
    }
    if (avatarUrl === '') await releasePicture(transaction, avatar);
    await updateAccount(transaction.queries, userId, changes);
    return null;
  });
};
