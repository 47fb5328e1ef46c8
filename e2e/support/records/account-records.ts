import { type APIRequestContext, expect } from '@playwright/test';
import { inDatabase, queryRows } from '../database.ts';
import { latestCodeTo } from '../mailbox.ts';

export function userIdOf(mail: string): Promise<string> {
  return inDatabase(async (client) => {
    const { rows: people } = await client.query<{ id: string }>('select id from account where mail = $1', [mail]);
    const [person] = people;
    if (!person) throw new Error(`userIdOf: no account has the address ${mail}`);
    return person.id;
  });
}

/** Sets the first pay password of the signed-in buyer, with a code by mail. */
export async function setPayPassword(request: APIRequestContext, mail: string, payPassword: string): Promise<void> {
  const codeSent = await request.post('/api/p/user/sendOwnCode', { data: { purpose: 'payPassword' } });
  expect(await codeSent.json()).toMatchObject({ success: true });
  const validCode = await latestCodeTo(mail);
  const answer = await request.put('/api/p/user/payPassword', { data: { payPassword, validCode } });
  expect(await answer.json()).toMatchObject({ success: true });
}

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
