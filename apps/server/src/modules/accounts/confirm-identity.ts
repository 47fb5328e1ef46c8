import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../infra/calls/use-case.ts';
import type { Account } from './accounts-db.ts';
import { checkCode } from './codes.ts';
import type { Purpose } from './codes-db.ts';
import { contactOf } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { mayGuess } from './guess-guard.ts';
import { isPassword } from './password-hash.ts';

type NotConfirmed = Refused<
  'password.notSealed' | 'password.stale' | 'login.tooMany' | 'password.wrong' | 'code.wrong'
>;

/**
 * Before something that matters: it is really the owner, and not somebody at an open screen. With the password, or with
 * a code where there is no password.
 */
export async function confirmIdentity(
  context: AccountsContext,
  account: Account,
  proof: { password: string | undefined; code: string | undefined; purpose: Purpose },
  caller: Caller,
): Promise<true | NotConfirmed> {
  if (account.passwordHash === null) {
    if (!proof.code) return refuse('code.wrong');
    return checkCode(context, { purpose: proof.purpose, contact: contactOf(account), code: proof.code }, caller);
  }
  if (proof.password === undefined) return refuse('password.wrong');
  const password = await context.transport.open(proof.password, caller.browser);
  if (isRefused(password)) return password;
  const guess = await mayGuess(context, { userId: account.id, name: '' }, caller.browser);
  if (isRefused(guess)) return guess;
  if (!(await isPassword(password, account.passwordHash))) return refuse('password.wrong');
  await guess.succeed();
  return true;
}
