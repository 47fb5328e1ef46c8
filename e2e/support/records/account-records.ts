import { queryRows } from '../database.ts';

/** Makes the account look as if it was created by third-party sign-in, without a password. */
export async function removePassword(mail: string): Promise<void> {
  const changed = await queryRows('update account set password_hash = null where mail = $1 returning id', [mail]);
  if (changed.length !== 1) throw new Error(`removePassword: no account has the address ${mail}`);
}

/**
 * The fake sign-in providers have a fixed set of people: unbinds one of them, so that they are new to the mall again.
 */
export async function forgetBinding(nickName: string): Promise<void> {
  await queryRows('delete from account_binding where nick_name = $1', [nickName]);
}

/** All tests share one IP address and would reach its rate limits. Counters of single accounts stay below 12. */
export async function resetRateLimits(): Promise<void> {
  await queryRows('delete from try_count where count > 12');
}
