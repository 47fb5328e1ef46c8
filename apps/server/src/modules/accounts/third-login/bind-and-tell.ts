import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import type { Locale } from '@galleria/domain/site/locales';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { Account } from '../accounts-db.ts';
import { contactOf } from '../contact-of.ts';
import { accountMails } from '../mails.ts';
import type { ThirdLoginContext } from './context.ts';
import { bindTo, type Elsewhere } from './third-login-db.ts';

const NAMES = { [SOCIAL_TYPES.google]: 'Google', [SOCIAL_TYPES.facebook]: 'Facebook' };

/** From now on it opens the account, also after a change of password, so the owner hears of it. */
export async function bindAndTell(
  { messages }: ThirdLoginContext,
  transaction: Transaction,
  account: Account,
  who: Elsewhere,
): Promise<boolean> {
  if (!(await bindTo(transaction.queries, account.id, who))) return false;
  await messages.write(transaction, {
    to: contactOf(account),
    locale: account.locale as Locale,
    mail: accountMails.bindingAdded,
    values: { site: NAMES[who.socialType], nickName: who.nickName },
  });
  return true;
}
