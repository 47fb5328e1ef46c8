import { PAY_PASSWORD_GUESSES } from '@galleria/domain/accounts/limits';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { Caller } from '../../infra/calls/use-case.ts';
import { type Account, readAccount } from './accounts-db.ts';
import type { AccountsContext } from './context.ts';
import { isPassword } from './password-hash.ts';
import { countTry, forgiveTries } from './tries-db.ts';

type PayPasswordRefusal =
  | 'payPassword.missing'
  | 'payPassword.locked'
  | 'payPassword.wrong'
  | 'password.notSealed'
  | 'password.stale';

/** What stands between a borrowed screen and somebody's balance. */
export interface PayPasswords {
  isSet(userId: string): Promise<boolean>;
  /** Never inside a transaction: a wrong try counts, whatever becomes of the rest. */
  check(sealed: string | undefined, caller: Caller): Promise<true | Refused<PayPasswordRefusal>>;
}

export function openPayPasswords(context: AccountsContext): PayPasswords {
  const { queries } = context.database;
  return {
    isSet: async (userId) => (await readAccount(queries, userId)).payPasswordHash !== null,
    check: async (sealed, caller) => {
      const account = await readAccount(queries, signedInBuyer(caller).userId);
      if (!account.payPasswordHash) return refuse('payPassword.missing');
      if (!sealed) return refuse('payPassword.wrong');
      const payPassword = await context.transport.open(sealed, caller.browser);
      return isRefused(payPassword) ? payPassword : checkPayPasswordOf(context, account, payPassword);
    },
  };
}

/** Five wrong tries lock it for a while, whoever tries. */
export async function checkPayPasswordOf(
  { database: { queries }, keys }: AccountsContext,
  account: Account,
  payPassword: string,
): Promise<true | Refused<'payPassword.locked' | 'payPassword.wrong'>> {
  const subject = keys.hash('pay', account.id);
  const seconds = await countTry(queries, subject, PAY_PASSWORD_GUESSES);
  if (seconds > 0) return refuse('payPassword.locked', { values: { minutes: Math.ceil(seconds / 60) } });
  if (!(await isPassword(payPassword, account.payPasswordHash))) return refuse('payPassword.wrong');
  await forgiveTries(queries, subject);
  return true;
}
